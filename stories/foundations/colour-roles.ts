import { PAIRS } from '../../design-tokens/lib/contrast.mjs';

/** Every colour that a component may read stands in one of these groups. */
export const COLOUR_GROUPS = {
  surfaces: /^color-(bg|fill|skeleton|line)-/,
  text: /^color-(text|stale)-/,
  brand: /^brand-/,
  status: /^color-status-/,
  direction: /^direction-/,
  chart: /^color-chart-/,
  marks: /^color-mark-/,
} as const;

export type ColourGroup = keyof typeof COLOUR_GROUPS;

/** A text or mark on what lies under it, the nearest first. */
export interface ColourPair {
  readonly front: string;
  readonly layers: readonly string[];
  /** Least contrast that it must have. */
  readonly least: number;
}

/** A colour, and what it is measured on. */
export interface ColourRole {
  readonly name: string;
  readonly pairs: readonly ColourPair[];
}

interface Roles {
  /** On three grounds and more. */
  readonly many: readonly ColourRole[];
  /** Pairs of those on one or two. */
  readonly few: readonly ColourPair[];
  /** What colours of other groups are measured on. */
  readonly grounds: readonly string[];
  /** What nothing is asked of. */
  readonly silent: readonly string[];
}

const MANY = 3;
const SURFACE = /^color-bg-/;

/** A token that is gone takes its pairs along. */
const pairsOf = (front: string, names: ReadonlySet<string>): readonly ColourPair[] =>
  PAIRS.filter(([name, layers]) => name === front && layers.every((layer) => names.has(layer))).map(
    ([name, layers, least]) => ({ front: name, layers, least }),
  );

/** Colours of a group by how they are shown. What only lies under others of the group is shown with them, but for surfaces. */
export function rolesOf(group: ColourGroup, tokens: readonly { readonly name: string }[]): Roles {
  const names = new Set(tokens.map(({ name }) => name));
  const roles = [...names]
    .filter((name) => COLOUR_GROUPS[group].test(name))
    .map((name) => ({ name, pairs: pairsOf(name, names) }));
  const shown = new Set(
    roles.flatMap(({ name, pairs }) => [
      ...(pairs.length > 0 ? [name] : []),
      ...pairs.flatMap(({ layers }) => layers.filter((layer) => !SURFACE.test(layer))),
    ]),
  );
  const others = roles.map(({ name }) => name).filter((name) => !shown.has(name));
  const isGround = (name: string) => PAIRS.some(([, layers]) => layers.includes(name));
  return {
    many: roles.filter(({ pairs }) => pairs.length >= MANY),
    few: roles.filter(({ pairs }) => pairs.length < MANY).flatMap(({ pairs }) => pairs),
    grounds: others.filter(isGround),
    silent: others.filter((name) => !isGround(name)),
  };
}

/** 'color-status-danger-wash' -> 'danger wash', 'color-bg-page' -> 'page'. */
const groundText = (name: string): string =>
  name.replace(/^(color-(bg|fill|status|mark)|color|direction|brand)-/, '').replaceAll('-', ' ');

/** 'quiet on page'. */
export const groundName = (layers: readonly string[]): string => layers.map(groundText).join(' on ');

/** 'text inverse on inverse'. */
export const pairName = ({ front, layers }: ColourPair): string =>
  `${front.replace(/^(color-(status|mark)|color|direction|brand)-/, '').replaceAll('-', ' ')} on ${groundName(layers)}`;
