import { type OverlayFigure, utils } from 'klinecharts';
import type { ChartTheme } from './chart-theme.ts';
import { keepApart } from './keep-apart.ts';
import { line, polygon, text } from './mark-figures.ts';
import type { ChartLineKind, LabelledLine } from './types.ts';

/** A position is a whole line, its limits are dashes, an order waits in dots; an arrow tells the side. */
const LOOK = {
  long: { hue: 'up', arrow: 'up' },
  short: { hue: 'down', arrow: 'down' },
  takeProfit: { hue: 'up', dash: [4, 3] },
  stopLoss: { hue: 'down', dash: [4, 3] },
  buyOrder: { hue: 'up', dash: [1, 3], arrow: 'up' },
  sellOrder: { hue: 'down', dash: [1, 3], arrow: 'down' },
} as const satisfies Record<ChartLineKind, { hue: 'up' | 'down'; dash?: readonly number[]; arrow?: 'up' | 'down' }>;

const LEFT = 8;
/** Length of the lead from a label that had to move to its line. */
const LEAD = 8;
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

/** The user's prices with their labels at the leading edge; labels of near prices keep apart and lead to their lines. */
export function userLines(
  lines: readonly LabelledLine[],
  toY: (price: number) => number,
  width: number,
  height: number,
  theme: ChartTheme,
): OverlayFigure[] {
  const seen = lines
    .map((each) => ({ ...each, y: Math.round(toY(each.price)) }))
    .filter(({ y }) => y >= 0 && y <= height);
  const size = Math.round(theme.size + 6);
  const places = keepApart(
    seen.map(({ y }) => y),
    size,
    height,
  );
  const rules = seen.map(({ kind, y }) => {
    const { hue, ...look } = LOOK[kind];
    return line(0, y, width, y, theme[hue], 'dash' in look ? [...look.dash] : undefined);
  });
  const labels = seen.flatMap(({ kind, label, y }, i) => {
    const { hue, ...look } = LOOK[kind];
    const at = Math.round(places[i] ?? y);
    const inset = 'arrow' in look ? ARROW_ROOM : 0;
    const end = LEFT + inset + utils.calcTextWidth(label, theme.size, 500, theme.family) + 8;
    return [
      ...(at === y ? [] : [line(end, at, end + LEAD, y, theme[hue])]),
      {
        type: 'rect',
        attrs: { x: LEFT, y: at - size / 2, width: end - LEFT, height: size - 1 },
        styles: { style: 'stroke_fill', color: theme.page, borderColor: theme[hue], borderSize: 1, borderRadius: 4 },
        ignoreEvent: true,
      },
      text(label, theme, { x: LEFT + 4 + inset, y: at, color: theme.ink }),
      ...('arrow' in look ? [arrow(LEFT + 4, at, look.arrow, theme[hue])] : []),
    ];
  });
  return [...rules, ...labels];
}
