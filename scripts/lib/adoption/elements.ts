import { parseSync, Visitor } from 'vite';
import type { SourceFile } from '../sources.ts';

/**
 * Elements in the sources of a screen: from the kit (its components and icons), styled by the screen itself, and HTML without any component.
 * What the screen is put together from, and providers, draw nothing themselves and are not counted; nor are the strokes of a drawing.
 */
export type ElementCount = Readonly<Record<'kit' | 'styled' | 'raw', number>>;

/** What a drawing consists of; and a form, which sends and draws nothing. */
const STROKES = new Set('form svg g defs path circle ellipse rect line polyline polygon text tspan'.split(' '));
const STYLED = /\bconst \w+ = styled[.(]/g;

/** Undefined for what is put together elsewhere. */
function kindOf(from: string): keyof ElementCount | undefined {
  if (from.startsWith('#kit/')) return 'kit';
  return /^\..*\.styles\.ts$/.test(from) ? 'styled' : undefined;
}

/** Counts the elements of one file by where they come from. */
export function elementsOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): ElementCount {
  const count = { kit: 0, styled: 0, raw: 0 };
  const { program, module } = parseSync('it.tsx', path.endsWith('.tsx') ? text : '');
  const kinds = new Map(
    module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map(({ localName }) => [localName.value, kindOf(moduleRequest.value)] as const),
    ),
  );
  const drawn: string[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const made = init ? text.slice(init.start, init.end) : '';
      if (id.type === 'Identifier') kinds.set(id.name, /^styled[.(]/.test(made) ? 'styled' : undefined);
    },
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && !STROKES.has(name.name)) drawn.push(name.name);
    },
  }).visit(program);
  for (const name of drawn) {
    const kind = /^[a-z]/.test(name) ? 'raw' : kinds.get(name);
    if (kind) count[kind] += 1;
  }
  return count;
}

/** How many pieces a file styles by itself. */
export const piecesOf = ({ text }: Pick<SourceFile, 'text'>): number => text.match(STYLED)?.length ?? 0;

/** The sum over some files, and the share of it that comes from the kit, 0 to 1; null where nothing is drawn. */
export function elementsIn(files: readonly Pick<SourceFile, 'path' | 'text'>[]) {
  const counts = files.map(elementsOf);
  const sumOf = (kind: keyof ElementCount) => counts.reduce((sum, count) => sum + count[kind], 0);
  const [kit, styled, raw] = [sumOf('kit'), sumOf('styled'), sumOf('raw')];
  const all = kit + styled + raw;
  return { kit, styled, raw, share: all === 0 ? null : kit / all };
}
