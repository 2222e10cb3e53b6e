import {
  type CallExpression,
  type Identifier,
  type ImportDeclaration,
  type JSXOpeningElement,
  parseSync,
  type TaggedTemplateExpression,
  type VariableDeclarator,
} from '@swc/core';
import type { SourceFile } from '../component-facts/source-graph.ts';

/** Elements in the sources of a screen. What the screen is put together from, and providers, draw nothing themselves and are not counted; nor are the strokes of a drawing, which is a screen's own. */
export interface ElementCount {
  /** From the kit: its components and icons. */
  readonly kit: number;
  /** Styled by the screen itself. */
  readonly styled: number;
  /** HTML without any component. */
  readonly raw: number;
}

/** What a drawing consists of; and a form, which sends and draws nothing. */
const STROKES = new Set('form svg g defs path circle ellipse rect line polyline polygon text tspan'.split(' '));

type Kind = keyof ElementCount | 'composed';
type Node =
  | CallExpression
  | Identifier
  | ImportDeclaration
  | JSXOpeningElement
  | TaggedTemplateExpression
  | VariableDeclarator;

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';

/** Every node below a value of the parser, itself included. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function kindOf(from: string): Kind {
  if (from.startsWith('#kit/')) return 'kit';
  if (!from.startsWith('.')) return 'composed';
  return from.endsWith('.styles.ts') ? 'styled' : 'composed';
}

/** Where a call loads a module from: lazy(() => import('...')). */
function loadedFrom(call: CallExpression): string | undefined {
  for (const node of nodesOf(call)) {
    const [argument] = node.type === 'CallExpression' && node.callee.type === 'Import' ? node.arguments : [];
    if (argument?.expression.type === 'StringLiteral') return argument.expression.value;
  }
  return undefined;
}

function kindOfValue(init: VariableDeclarator['init']): Kind {
  if (init?.type === 'TaggedTemplateExpression') {
    for (const node of nodesOf(init.tag)) if (node.type === 'Identifier' && node.value === 'styled') return 'styled';
  }
  const from = init?.type === 'CallExpression' ? loadedFrom(init) : undefined;
  return from === undefined ? 'composed' : kindOf(from);
}

/** Where each name of a file comes from. */
function namesOf(nodes: readonly Node[]): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const node of nodes) {
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) kinds.set(local.value, kindOf(node.source.value));
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      kinds.set(node.id.value, kindOfValue(node.init));
  }
  return kinds;
}

/** Counts the elements of one file by where they come from. */
export function elementsOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): ElementCount {
  const count = { kit: 0, styled: 0, raw: 0, composed: 0 };
  if (path.endsWith('.tsx')) {
    const nodes = [...nodesOf(parseSync(text, { syntax: 'typescript', tsx: true }))];
    const kinds = namesOf(nodes);
    for (const node of nodes) {
      if (node.type !== 'JSXOpeningElement' || node.name.type !== 'Identifier') continue;
      const name = node.name.value;
      if (STROKES.has(name)) continue;
      count[/^[a-z]/.test(name) ? 'raw' : (kinds.get(name) ?? 'composed')] += 1;
    }
  }
  return { kit: count.kit, styled: count.styled, raw: count.raw };
}

/** How many pieces a file styles by itself. */
export function piecesOf({ text }: Pick<SourceFile, 'text'>): number {
  if (!text.includes("'styled-components'")) return 0;
  return [...nodesOf(parseSync(text, { syntax: 'typescript', tsx: true }))].filter(
    (node) => node.type === 'VariableDeclarator' && kindOfValue(node.init) === 'styled',
  ).length;
}

/** The sum over some files. */
export function elementsIn(files: readonly Pick<SourceFile, 'path' | 'text'>[]): ElementCount {
  const sum = { kit: 0, styled: 0, raw: 0 };
  for (const file of files) {
    const { kit, styled, raw } = elementsOf(file);
    sum.kit += kit;
    sum.styled += styled;
    sum.raw += raw;
  }
  return sum;
}

/** Share of the elements that comes from the kit, 0 to 1; null where nothing is drawn. */
export function shareOfKit({ kit, styled, raw }: ElementCount): number | null {
  const all = kit + styled + raw;
  return all === 0 ? null : kit / all;
}
