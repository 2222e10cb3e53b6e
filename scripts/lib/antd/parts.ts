import { closure, readSources } from '../component-facts/source-graph.ts';

const KIT = 'src/kit';
const COMPONENTS = `${KIT}/components/`;
const IMPORT = /from 'antd-mobile\/es\/components\/([a-z-]+)'/g;

const componentsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, component = '']) => component))),
];

/** Each kit part, by name, and the components of antd-mobile that it draws with. */
export type AntdParts = ReadonlyMap<string, readonly string[]>;

/**
 * Read from the imports of a part's own files, and of the kit's rooms that it shares with others (its card); what another part
 * draws with is that part's.
 */
export function antdParts(root: string): AntdParts {
  const sources = readSources(root, [KIT]);
  const files = new Map<string, string[]>();
  for (const path of sources.keys()) {
    const [part, ...rest] = path.startsWith(COMPONENTS) ? path.slice(COMPONENTS.length).split('/') : [];
    if (part !== undefined && rest.length > 0) files.set(part, [...(files.get(part) ?? []), path]);
  }
  const isShared = (path: string) => path.startsWith(`${KIT}/`) && !path.startsWith(COMPONENTS);
  return new Map(
    [...files].map(([part, own]) => [
      part,
      componentsIn(closure(sources, own, isShared).map(({ text }) => text)).sort(),
    ]),
  );
}

/** The components of antd-mobile that the kit stands on, each once. */
export const antdComponents = (root: string): readonly string[] =>
  componentsIn([...readSources(root, [KIT]).values()].map(({ text }) => text)).sort();
