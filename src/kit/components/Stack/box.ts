import type { CSSProperties } from 'react';
import type { Prose } from '../../figure-text.ts';
import type { Landmark } from '../../layout/landmark.ts';
import { type Space, space } from '../../layout/space.ts';

/** What Stack, Row and Inset share. */
export interface BoxProps extends Landmark {
  /** What stands in it. */
  readonly children?: Prose;
  /** Element that it is, where that says something. @default 'div' */
  readonly as?: 'div' | 'span' | 'section' | 'header' | 'article' | 'ul' | 'li';
  /** Room to the sides: the gutter of the screen, none, at the start alone of a bar that has 4 of its own, or out over the gutter that holds it. @default 'none' */
  readonly edge?: 'none' | 'gutter' | 'start' | 'bleed';
  /** Room above. @default none */
  readonly top?: Space;
  /** Room below. @default none */
  readonly bottom?: Space;
  /** Stands at an edge of the screen: room there, and what the device keeps for itself. @default none */
  readonly safe?: 'top' | 'bottom';
  /** Takes the room that is left. @default false */
  readonly grow?: boolean;
  /** Stands at the lower end of the column. @default false */
  readonly push?: boolean;
  /** Figures inside size themselves by this box in place of the screen. @default false */
  readonly sized?: boolean;
}

const EDGES = {
  none: {},
  gutter: { paddingInline: 'var(--size-gutter)' },
  start: { paddingInlineStart: 'calc(var(--size-gutter) - var(--space-4))' },
  bleed: { marginInline: 'calc(-1 * var(--size-gutter))' },
};
const SAFE = {
  top: { paddingBlockStart: 'max(var(--space-24), env(safe-area-inset-top))' },
  bottom: { paddingBlockEnd: 'calc(var(--space-16) + env(safe-area-inset-bottom))' },
};

/** The props of a box as those of its element, with what the kind of box brings. */
export const boxOf = (
  { edge, top, bottom, safe, grow, push, sized, ...rest }: BoxProps,
  own: CSSProperties = {},
): Landmark & { readonly style: CSSProperties } => ({
  ...rest,
  style: {
    ...own,
    ...(edge && EDGES[edge]),
    paddingBlockStart: space(top),
    paddingBlockEnd: space(bottom),
    ...(safe && SAFE[safe]),
    flex: grow ? 1 : undefined,
    marginBlockStart: push ? 'auto' : undefined,
    containerType: sized ? 'inline-size' : undefined,
  },
});
