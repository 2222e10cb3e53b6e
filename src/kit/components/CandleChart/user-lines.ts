import { type OverlayFigure, utils } from 'klinecharts';
import type { TakenPlace } from './callout-place.ts';
import type { ChartTheme } from './chart-theme.ts';
import { keepApart } from './keep-apart.ts';
import { line, polygon, text } from './mark-figures.ts';
import type { ChartLineKind, LabelledLine } from './types.ts';

/** A position is a whole line with a full label, its limits are dashes, an order waits in dots; an arrow tells the side. */
const LOOK = {
  long: { hue: 'up', arrow: 'up' },
  short: { hue: 'down', arrow: 'down' },
  takeProfit: { hue: 'up', dash: [4, 3] },
  stopLoss: { hue: 'down', dash: [4, 3] },
  buyOrder: { hue: 'up', dash: [1, 3], arrow: 'up' },
  sellOrder: { hue: 'down', dash: [1, 3], arrow: 'down' },
} as const satisfies Record<ChartLineKind, { hue: 'up' | 'down'; dash?: readonly number[]; arrow?: 'up' | 'down' }>;

/** Height of a label, and the air under it. */
const sizeOf = (theme: ChartTheme): number => Math.round(theme.size + 6);
const AIR = 2;
const LEFT = 8;
/** Length of the slant from the labels' edge to a line whose label had to move. */
const LEAD = 12;
/** An arrow's half width, and its room in the label. */
const ARROW = 3;
const ARROW_ROOM = ARROW * 2 + 4;

function arrow(x: number, y: number, side: 'up' | 'down', color: string): OverlayFigure {
  const tip = side === 'up' ? -ARROW : ARROW;
  return polygon(
    [
      { x, y: y - tip },
      { x: x + ARROW * 2, y: y - tip },
      { x: x + ARROW, y: y + tip },
    ],
    color,
  );
}

export interface PlacedLine extends LabelledLine, TakenPlace {
  /** Height of the line itself. */
  readonly y: number;
}

const insetOf = (kind: ChartLineKind): number => ('arrow' in LOOK[kind] ? ARROW_ROOM : 0);

/** The user's prices in view, and the places of their labels at the leading edge: those of near prices keep apart, and all of them from the labels that stand. */
export function placeLines(
  lines: readonly LabelledLine[],
  toY: (price: number) => number,
  height: number,
  theme: ChartTheme,
  taken: readonly TakenPlace[] = [],
): PlacedLine[] {
  const seen = lines
    .map((each) => ({ ...each, y: Math.round(toY(each.price)) }))
    .filter(({ y }) => y >= 0 && y <= height)
    .map((each) => ({
      ...each,
      from: LEFT,
      to: LEFT + insetOf(each.kind) + utils.calcTextWidth(each.label, theme.size, 500, theme.family) + 8,
    }));
  const edge = Math.max(0, ...seen.map(({ to }) => to));
  const half = theme.size / 2 + AIR;
  const places = keepApart(
    seen.map(({ y }) => y),
    sizeOf(theme) + AIR,
    height,
    taken.filter(({ from }) => from < edge).map(({ at }) => ({ from: at - half, to: at + half })),
  );
  return seen.map((each, i) => ({ ...each, at: Math.round(places[i] ?? each.y) }));
}

/** The lines with their labels; a label that had to move leads to its line. */
export function userLines(placed: readonly PlacedLine[], width: number, theme: ChartTheme): OverlayFigure[] {
  const size = sizeOf(theme);
  // Where all labels are past, so that no lead runs through another label.
  const edge = Math.max(0, ...placed.map(({ to }) => to));
  const rules = placed.flatMap(({ kind, y, at, to }) => {
    const { hue, ...look } = LOOK[kind];
    const begin = at === y ? to : edge + LEAD;
    return [
      ...(at === y ? [] : [line(to, at, edge, at, theme[hue]), line(edge, at, begin, y, theme[hue])]),
      line(begin, y, width, y, theme[hue], 'dash' in look ? [...look.dash] : undefined),
    ];
  });
  const labels = placed.flatMap(({ kind, label, at, from, to }) => {
    const { hue, ...look } = LOOK[kind];
    const isHeld = !('dash' in look);
    return [
      {
        type: 'rect',
        attrs: { x: from, y: at - size / 2, width: to - from, height: size - 1 },
        styles: {
          style: 'stroke_fill',
          color: isHeld ? theme.tag : theme.page,
          borderColor: theme[hue],
          borderSize: 1,
          borderRadius: 4,
        },
        ignoreEvent: true,
      },
      text(label, theme, { x: from + 4 + insetOf(kind), y: at, color: isHeld ? theme.tagText : theme.ink }),
      ...('arrow' in look ? [arrow(from + 4, at, look.arrow, isHeld ? theme.tagText : theme[hue])] : []),
    ];
  });
  return [...rules, ...labels];
}
