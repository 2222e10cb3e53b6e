/** Least contrast of text (WCAG AA, 1.4.3) and of marks and lines (1.4.11). */
const TEXT = 4.5;
const MARK = 3;

const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

function rgba(hex) {
  const [r = 0, g = 0, b = 0, a = 255] = hex
    .slice(1)
    .match(/../g)
    .map((pair) => Number.parseInt(pair, 16));
  return [r / 255, g / 255, b / 255, a / 255];
}

const over = (top, under) => [0, 1, 2].map((at) => top[at] * top[3] + under[at] * (1 - top[3])).concat(1);

/**
 * Contrast of one colour on a stack of others, the nearest first.
 * @param {string} front
 * @param {string[]} layers
 */
export function contrast(front, ...layers) {
  const back = layers.map(rgba).reduceRight((under, top) => over(top, under), [1, 1, 1, 1]);
  const [light, dark] = [luminance(over(rgba(front), back)), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The contrast as it is judged and shown: two decimals, never rounded up.
 * @param {string} front
 * @param {string[]} layers
 */
export const measured = (front, ...layers) => Math.floor(contrast(front, ...layers) * 100) / 100;

const SURFACES = ['page', 'band', 'card', 'sheet', 'raised'].map((name) => `color-bg-${name}`);
const ON_SURFACES = [
  'color-text-primary',
  'color-text-secondary',
  'color-text-tertiary',
  'brand-accent-text',
  'direction-up-text',
  'direction-down-text',
  'direction-flat-text',
  'color-status-success-text',
  'color-status-warning-text',
  'color-status-danger-text',
  'color-status-info-text',
  'color-chart-axis',
  'color-stale-text',
];
const LINES = [
  'color-line-control',
  'color-line-focus',
  'brand-accent-line',
  'direction-marker',
  'brand-accent-fill',
  'color-chart-ma1',
  'color-chart-ma2',
  'color-chart-ma3',
  'color-chart-crosshair',
  'brand-action-bg',
];
const SIDES = ['up', 'down', 'flat'];
const STATES = ['success', 'warning', 'danger', 'info'];
const MARKS = ['clay', 'ochre', 'olive', 'lagoon', 'steel', 'iris', 'mauve', 'slate'];
const DRAWN = ['color-bg-page', 'color-bg-sheet'];

/**
 * Every pair of a text or mark and what it stands on: [front, layers, least contrast].
 * @type {[front: string, layers: string[], least: number][]}
 */
export const PAIRS = [
  ...SURFACES.flatMap((surface) => ON_SURFACES.map((text) => [text, [surface], TEXT])),
  ...DRAWN.flatMap((surface) => [
    ...['primary', 'secondary', 'tertiary'].map((text) => [`color-text-${text}`, ['color-fill-quiet', surface], TEXT]),
    ...['primary', 'secondary'].map((text) => [`color-text-${text}`, ['color-fill-strong', surface], TEXT]),
    ...SIDES.flatMap((side) => ['line', 'fill'].map((part) => [`direction-${side}-${part}`, [surface], MARK])),
    ...STATES.map((state) => [`color-status-${state}-line`, [surface], MARK]),
    ...LINES.map((line) => [line, [surface], MARK]),
  ]),
  ...SIDES.flatMap((side) => [
    ...['page', 'card'].flatMap((ground) =>
      [`direction-${side}-text`, 'color-text-primary'].map((text) => [
        text,
        [`direction-${side}-wash`, `color-bg-${ground}`],
        TEXT,
      ]),
    ),
    [`direction-${side}-hero`, ['brand-hero-bg'], TEXT],
    [`direction-${side}-on-fill`, [`direction-${side}-fill`], TEXT],
  ]),
  ...STATES.flatMap((state) => [
    [`color-status-${state}-text`, [`color-status-${state}-wash`], TEXT],
    [`color-status-${state}-on-fill`, [`color-status-${state}-fill`], TEXT],
    ['color-text-primary', [`color-status-${state}-wash`], TEXT],
    ['color-text-secondary', [`color-status-${state}-wash`], TEXT],
    [`color-status-${state}-inverse`, ['color-bg-inverse'], MARK],
  ]),
  ['color-text-primary', ['color-fill-segment'], TEXT],
  ['brand-accent-text', ['brand-accent-wash'], TEXT],
  ['color-text-secondary', ['brand-accent-wash'], TEXT],
  ['brand-accent-on-fill', ['brand-accent-fill'], TEXT],
  ['brand-action-text', ['brand-action-bg'], TEXT],
  ['brand-action-text', ['brand-action-bg-pressed'], TEXT],
  ['brand-hero-text', ['brand-hero-bg'], TEXT],
  ['brand-hero-quiet', ['brand-hero-bg'], TEXT],
  ['color-text-inverse', ['color-bg-inverse'], TEXT],
  ['color-text-inverse-quiet', ['color-bg-inverse'], TEXT],
  ['color-chart-tag-text', ['color-chart-tag'], TEXT],
  ...MARKS.flatMap((mark) => [
    [`color-mark-${mark}-glyph`, [`color-mark-${mark}-wash`], TEXT],
    ['color-mark-on', [`color-mark-${mark}-solid`], MARK],
    ...DRAWN.map((surface) => [`color-mark-${mark}-solid`, [surface], MARK]),
  ]),
];
