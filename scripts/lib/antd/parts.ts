import { readSources } from '../component-facts/source-graph.ts';

const KIT = 'src/kit';
const COMPONENTS = `${KIT}/components/`;
const IMPORT = /from 'antd-mobile\/es\/components\/([a-z-]+)'/g;

/** Each kit part, by name, and the components of antd-mobile that its files draw with. */
export type AntdParts = ReadonlyMap<string, readonly string[]>;

/** Read from the imports of the kit, so that the list is what the code does. */
export function antdParts(root: string): AntdParts {
  const parts = new Map<string, Set<string>>();
  for (const { path, text } of readSources(root, [KIT]).values()) {
    const [part, ...rest] = path.startsWith(COMPONENTS) ? path.slice(COMPONENTS.length).split('/') : [];
    if (part === undefined || rest.length === 0) continue;
    const used = parts.get(part) ?? new Set();
    for (const [, component = ''] of text.matchAll(IMPORT)) used.add(component);
    parts.set(part, used);
  }
  return new Map([...parts].map(([part, used]) => [part, [...used].sort()]));
}

/** The components of antd-mobile that the kit stands on, each once: those of its shared rooms too. */
export function antdComponents(root: string): readonly string[] {
  const found = [...readSources(root, [KIT]).values()].flatMap(({ text }) =>
    [...text.matchAll(IMPORT)].map(([, component = '']) => component),
  );
  return [...new Set(found)].sort();
}
