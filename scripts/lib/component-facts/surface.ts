import { exportsOf } from './exports.ts';
import { type PropTable, propTables } from './props.ts';
import type { SourceGraph } from './source-graph.ts';

/** What a component shows to who uses it. */
export interface Surface {
  /** What its comment says, in a sentence or two. */
  readonly about: string;
  /** Components that its folder gives out. */
  readonly exports: readonly string[];
  /** Props of those, and the types that the props are made of. */
  readonly props: readonly PropTable[];
}

const FEEDBACK = 'src/kit/feedback/index.ts';
/** What is shown by a call: the call that stands for it. */
const CALLS: Readonly<Record<string, string>> = { Confirm: 'useConfirm', Toast: 'toast' };

/** The props first, the options of a call next, what they are made of after them. */
const weightOf = ({ name }: PropTable) => (/Props$/.test(name) ? 0 : /Options$/.test(name) ? 1 : 2);

/** Whether a text declares a value of this name, and gives it out. */
export const declares = (text: string | undefined, name: string): boolean =>
  new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(text ?? '');

/** The comment right above a declaration, as prose. */
function commentOf(text: string, name: string): string {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(text)?.[1];
  return (above ?? '').replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

/** What a component, made of the files at `paths`, gives out. */
export function surfaceOf(graph: SourceGraph, name: string, paths: readonly string[]): Surface {
  const index = `src/kit/components/${name}/index.ts`;
  const given = exportsOf(graph, graph.has(index) ? index : FEEDBACK);
  const textOf = (key: string) => graph.get(given.get(key) ?? '')?.text ?? '';
  const isComponent = (key: string) => /^[A-Z]\w*[a-z]/.test(key) && (given.get(key) ?? '').endsWith('.tsx');
  const own = [...given.keys()].filter((key) => paths.includes(given.get(key) ?? ''));
  const tables = propTables(paths.flatMap((path) => graph.get(path)?.text ?? []));
  const main = CALLS[name] ?? name;
  return {
    about: commentOf(textOf(main), main),
    exports: own.filter((key) => isComponent(key) && declares(textOf(key), key)),
    props: tables.filter((table) => given.has(table.name)).sort((a, b) => weightOf(a) - weightOf(b)),
  };
}
