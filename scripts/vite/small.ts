/** What the app's build leaves out of modules that bring more than the app asks for: its first drawing would wait for it. */
import type { Plugin } from 'vite';

/** Style sheets without the blanks and comments of their sources; a sheet that nothing uses can be left out. */
export const SMALL_STYLES = {
  plugins: { styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: false } },
} as const;

/** What comes along with a component of antd-mobile and is never drawn: the kit gives its own in a prop, or has its own state. */
const UNDRAWN: readonly { readonly by: RegExp; readonly what: RegExp }[] = [
  // Its Chinese words: every name is the kit's.
  { by: /\/config-provider\//, what: /\/locales\/zh-CN$/ },
  // The dots of `loading`: the kit's button turns its Spinner.
  { by: /\/button\//, what: /\/dot-loading$/ },
  // The cross of `clearable`, a part without a role: the kit's is a button.
  { by: /\/input\//, what: /^antd-mobile-icons$/ },
  // The ticks in place of `icon`.
  { by: /\/(checkbox|radio)\//, what: /\/(check|indeterminate)-icon$/ },
];
/** Asked for a word, a section of words says that it has none. */
const NOTHING = `const None = () => null;
export { None as CheckIcon, None as IndeterminateIcon, None as CloseCircleFill };
export default new Proxy(None, { get: () => ({}) });
`;

export const isUndrawn = (source: string, importer = ''): boolean =>
  importer.includes('/antd-mobile/') && UNDRAWN.some(({ by, what }) => by.test(importer) && what.test(source));

const smallAntd: Plugin = {
  name: 'small-antd',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: UNDRAWN.map(({ what }) => what) },
    handler: (source, by) => (isUndrawn(source, by) ? { id: '\0small-antd', moduleSideEffects: false } : null),
  },
  load: { filter: { id: /small-antd$/ }, handler: () => NOTHING },
};

/** What loads words through a backend; ours are given by `loadWords`. Of the class its users ask for nothing but this. */
const CONNECTOR = /class Connector extends EventEmitter \{.*?\n\}\n/s;
const NO_CONNECTOR = 'class Connector extends EventEmitter { state = {}; }\n';
/** What i18next says in debug mode alone. */
const SAID = /\b(?:this|baseLogger|i18n\?\.services\?)\.logger\.(?:log|warn|deprecate|once)\(/g;

/** i18next without what only other apps use of it, and without what it says in debug mode: a tenth of it. */
export function smallI18next(source: string): string {
  const code = source.replace(CONNECTOR, NO_CONNECTOR);
  if (code === source) throw new Error('i18next has no such Connector any more: is small.ts still true of it?');
  // A call of nothing, which the minifier leaves out with all that it would be given.
  return code.replace(SAID, 'null?.(');
}

/** The route table without what only stories and tools read: states, and the domain of a screen that is not built. */
export const withoutStates = (code: string): string =>
  code.replace(/, domain: '[a-z]+' \}/g, ' }').replace(/\s*states: \[[^\]]*\],?/g, '');

const SENTENCE = /(?:`[^`]{25,}`|(["'])[^"'\n]{25,}\1)\s*\)/.source;
const THROWN = new RegExp(`\\bnew Error\\(\\s*${SENTENCE}`, 'g');
const LAST_ARGUMENT = new RegExp(`,\\s*${SENTENCE}`, 'g');

/** Without the sentences that it throws at a developer's wrong call: it throws as before, and the stack says where. */
export const withoutReasons = (code: string): string => code.replace(THROWN, 'new Error()');

/** Modules, and what the app's build makes of them. */
const REWRITTEN: readonly (readonly [id: RegExp, rewrite: (code: string) => string])[] = [
  [/\/src\/domain\/routes\.ts$/, withoutStates],
  // What a call is for, which the page of the docs says.
  [/\/src\/contract\/calls\/\w+\.ts$/, (code) => code.replace(/\n\s+summary:\s+(['"]).*?\1,(?=\n)/g, '')],
  // The English for apps that give the kit no words: ours draws nothing before it has given all.
  [/\/src\/kit\/words\/english\.ts$/, () => 'export const ENGLISH = {};'],
  // Making one of its parts changes nothing else: without that its links, forms and fetchers all come along, for its history alone.
  [
    /\/react-router\/dist\/.*\.mjs$/,
    (code) =>
      code
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .+;$/gm, '')
        // Its warnings and invariants to developers.
        .replace(LAST_ARGUMENT, ')'),
  ],
  [/\/i18next\/dist\/esm\/i18next\.js$/, (code) => withoutReasons(smallI18next(code))],
  [/\/zod\/v4\/(core|mini)\/.*\.js$|\/@tanstack\/(react-query|query-core)\/.*\.js$/, withoutReasons],
  // Copies the instance for each component that asks, so that a memo by it sees a change of language; ours take words of it alone.
  [/\/react-i18next\/dist\/es\/useTranslation\.js$/, (code) => code.replace(/createI18nWrapper\((\w+)\)/g, '$1')],
  // Titles and paragraphs in grey: the kit draws its own of the bare one.
  [/antd-mobile\/.*\/skeleton\/index\.js$/, (code) => code.replace(/attach\w+\((Skeleton),[^)]+\)/, '$1')],
  [/\/engine\.io-client\/build\/esm\/transports\/webtransport\.js$/, () => 'export class WT {}'], // never asked for
  // Prefixes for browsers before ours: styled-components leaves them out unless it is asked, which bundlers cannot know.
  [/\/stylis\/src\/Prefixer\.js$/, () => 'export const prefix = (value) => value;'],
];

export const small = (): Plugin[] => [
  smallAntd,
  ...REWRITTEN.map(
    ([id, rewrite]): Plugin => ({
      name: `small ${id.source}`,
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id }, handler: rewrite },
    }),
  ),
];
