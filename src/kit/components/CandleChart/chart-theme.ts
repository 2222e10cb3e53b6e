/** What the canvas needs of the theme, resolved: canvas text and fills cannot read CSS variables. */
export interface ChartTheme {
  readonly page: string;
  readonly ink: string;
  /** Of what the market says: the line of its last price, its highest and its lowest. */
  readonly figure: string;
  readonly secondary: string;
  readonly tertiary: string;
  readonly grid: string;
  readonly axis: string;
  readonly tick: string;
  readonly hairline: string;
  readonly crosshair: string;
  readonly tag: string;
  readonly tagText: string;
  readonly tagQuiet: string;
  readonly quiet: string;
  readonly ma: readonly [string, string, string];
  readonly up: string;
  readonly down: string;
  readonly flat: string;
  readonly accent: string;
  readonly isHollow: boolean;
  readonly family: string;
  /** Axis text in px: follows the user's text size up to 16 (visual.md section 3). */
  readonly size: number;
}

/** Reads the tokens in force at an element. */
export function readTheme(element: Element, isStale = false): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const stale = token('--color-stale-text');
  const live = (name: string) => (isStale ? stale : token(name));
  return {
    page: token('--color-bg-page'),
    ink: token('--color-text-primary'),
    figure: live('--color-text-primary'),
    secondary: token('--color-text-secondary'),
    tertiary: token('--color-text-tertiary'),
    grid: token('--color-chart-grid'),
    axis: token('--color-chart-axis'),
    tick: token('--color-chart-tick'),
    hairline: token('--color-line-hairline'),
    crosshair: token('--color-chart-crosshair'),
    tag: live('--color-chart-tag'),
    tagText: token('--color-chart-tag-text'),
    tagQuiet: token(isStale ? '--color-chart-tag-text' : '--color-text-inverse-quiet'),
    quiet: token('--color-fill-quiet'),
    ma: [live('--color-chart-ma1'), live('--color-chart-ma2'), live('--color-chart-ma3')],
    up: live('--direction-up-line'),
    down: live('--direction-down-line'),
    flat: live('--direction-flat-line'),
    accent: token('--brand-accent-line'),
    isHollow: token('--candle-up-hollow') === '1',
    family: token('--font-family-base') || 'sans-serif',
    size: Math.min(16, 0.6875 * rem),
  };
}

/** Calls back when theme, direction, language or text size of the root change: the chart restyles without a reload. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-direction', 'lang', 'style', 'class'],
  });
  return () => observer.disconnect();
}
