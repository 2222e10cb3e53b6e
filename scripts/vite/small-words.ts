import { type Plugin, parseAst } from 'vite';

/** What loads words through a backend; ours are given by `loadWords`. Of the class its users ask for nothing but this. */
const CONNECTOR = /class Connector extends EventEmitter \{.*?\n\}\n/s;
const NO_CONNECTOR = 'class Connector extends EventEmitter { state = {}; }\n';
/** What i18next says in debug mode alone. */
const SAID = /\b(?:this|baseLogger|i18n\?\.services\?)\.logger\.(?:log|warn|deprecate|once)$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Node;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** The calls that only say something, outermost alone. */
function* sayings(node: Node, code: string): Generator<Node> {
  if (node.type === 'CallExpression' && node.callee && SAID.test(code.slice(node.callee.start, node.callee.end))) {
    yield node;
    return;
  }
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* sayings(value, code);
}

/** i18next without what only other apps use of it, and without what it says in debug mode: a tenth of it. */
export function smallI18next(source: string): string {
  const code = source.replace(CONNECTOR, NO_CONNECTOR);
  if (code === source) throw new Error('i18next has no such Connector any more: is small-words.ts still true of it?');
  let rest = code;
  for (const { start, end } of [...sayings(parseAst(code), code)].reverse())
    rest = `${rest.slice(0, start)}null${rest.slice(end)}`;
  return rest;
}

/** Copies the instance for each component that asks, so that a memo by it sees a change of language; ours take words of it alone. */
const COPIES = /createI18nWrapper\(original\)/g;

export function smallWords(): Plugin {
  return {
    name: 'small-words',
    apply: 'build',
    transform: {
      filter: { id: /\/(i18next\/dist\/esm\/i18next|react-i18next\/dist\/es\/useTranslation)\.js$/ },
      handler: (code, id) => (id.endsWith('i18next.js') ? smallI18next(code) : code.replace(COPIES, 'original')),
    },
  };
}
