/** The chart library and all that touches it: one lazy chunk. */
import { dispose, init, registerIndicator, registerOverlay } from 'klinecharts';
import type { LiveSource } from '../../live.ts';
import { loadFonts } from '../../load-fonts.ts';
import { feedBars, toBar } from './bars.ts';
import { CANDLES, chartOptions } from './chart-options.ts';
import { chartStyles } from './chart-styles.ts';
import { readTheme, watchTheme } from './chart-theme.ts';
import { cleanBar } from './clean-bars.ts';
import { type DrawingDesk, type DrawingHost, drawingDesk } from './drawing-desk.ts';
import { fibonacciOverlay } from './fibonacci.ts';
import { watchGestures } from './gestures.ts';
import { valuesAt } from './indicator-values.ts';
import type { CrosshairPlace } from './mark-context.ts';
import { marksOverlay } from './marks.ts';
import { axisRoom, paneTops, restyleIndicators, setAxes, syncPanes } from './panes.ts';
import { restAt } from './rest.ts';
import { throttled } from './throttled.ts';
import type { CandleBar, ChartFocus, ChartIndicator, ChartSettings } from './types.ts';
import { volumeIndicator } from './volume.ts';

registerOverlay(marksOverlay);
registerOverlay(fibonacciOverlay);
registerIndicator(volumeIndicator);

/** Live bars at most ten times a second. */
const FLUSH_MS = 100;
/** A body of 5 px and its gap: a day of half-hours fits on a phone, so that its high and low are those of the ruler above. */
const BAR_SPACE = 6.4;

export interface EngineOptions {
  readonly element: HTMLElement;
  readonly settings: ChartSettings;
  readonly bars: readonly CandleBar[];
  readonly live: LiveSource<CandleBar> | undefined;
  readonly onLoadOlder: ((before: number) => Promise<readonly CandleBar[]>) | undefined;
  readonly onFocus: (focus: ChartFocus) => void;
  /** Where the panes under the candles begin, in px. */
  readonly onPanes: (tops: ReadonlyMap<ChartIndicator, number>) => void;
  readonly drawing: () => DrawingHost;
  readonly onReady: () => void;
}

export interface Engine {
  /** Shows other bars of the same pair and interval, as after a gap in the feed. */
  replace(bars: readonly CandleBar[]): void;
  apply(settings: ChartSettings): void;
  readonly desk: DrawingDesk;
  dispose(): void;
}

/** Where the crosshair stands; the library passes the point alone. */
const xOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'x' in data && typeof data.x === 'number' ? data.x : null;

/** And its height, in the pane of the candles. */
const yOf = (data: unknown): number | null =>
  typeof data === 'object' &&
  data !== null &&
  'y' in data &&
  typeof data.y === 'number' &&
  (!('paneId' in data) || data.paneId === CANDLES)
    ? data.y
    : null;

/** Where the bars in view have led: the hue of a line. */
function courseOf(bars: readonly CandleBar[], inView: number): 'up' | 'down' | 'flat' {
  const first = bars.at(-Math.ceil(inView)) ?? bars[0];
  const last = bars.at(-1);
  if (!first || !last || first.open === last.close) return 'flat';
  return last.close > first.open ? 'up' : 'down';
}

/** Builds a chart in an element; everything that changes later goes through what it returns. */
export function createEngine(options: EngineOptions): Engine {
  const { element, live, onLoadOlder, onFocus, onPanes, onReady, drawing, ...first } = options;
  let { settings } = first;
  let theme = readTheme(element, settings.isStale);
  let isDisposed = false;
  let place: CrosshairPlace | null = null;
  const context = { theme: () => theme, settings: () => settings, crosshair: () => place };

  const chart = init(element, chartOptions(context.settings));
  if (!chart) throw new Error('The chart found no place');
  // The library makes its box a tab stop before all others; hotkeys are off, so it has nothing to offer there.
  for (const stop of element.querySelectorAll('[tabindex]')) stop.removeAttribute('tabindex');
  const feed = feedBars(chart, first.bars, onLoadOlder);

  const restyle = () => {
    theme = readTheme(element, settings.isStale);
    const room = axisRoom(element, feed.held(), theme, settings.priceDecimals);
    chart.setStyles(chartStyles(theme, settings.mode, room, courseOf(feed.held(), element.clientWidth / BAR_SPACE)));
    restyleIndicators(chart, theme);
    chart.overrideOverlay({ id: 'marks', extendData: { ...context } });
  };
  const focus = (index: number, crosshair: ChartFocus['crosshair']) => {
    const bars = chart.getDataList();
    const bar = bars[index];
    if (!bar) return;
    const previousClose = bars[index - 1]?.close ?? bar.open;
    onFocus({ bar: toBar(bar), values: valuesAt(chart, settings.indicators, index), previousClose, crosshair });
  };
  const crossAt = (next: CrosshairPlace | null) => {
    if (next?.x === place?.x && next?.y === place?.y) return;
    place = next;
    chart.overrideOverlay({ id: 'marks', extendData: { ...context } });
  };
  const focusLast = () => {
    crossAt(null);
    focus(chart.getDataList().length - 1, null);
  };
  const rest = restAt(chart, BAR_SPACE);
  const layOut = () => onPanes(paneTops(chart, settings.indicators));
  // The library calculates and lays out after the call that asks for it.
  const settle = () =>
    requestAnimationFrame(() => {
      if (isDisposed) return;
      rest();
      layOut();
      if (!gestures.hasCrosshair) focusLast();
    });
  const reload = () => {
    chart.setSymbol({ ticker: 'pair', pricePrecision: settings.priceDecimals, volumePrecision: 2 });
    chart.setPeriod({ type: settings.period.unit, span: settings.period.span });
  };

  restyle();
  chart.setBarSpace(BAR_SPACE);
  rest();
  setAxes(chart, context);
  reload();
  chart.setDataLoader(feed.loader);
  syncPanes(chart, context);
  const points = [{ dataIndex: 0, value: 0 }];
  chart.createOverlay({ id: 'marks', name: 'kitMarks', paneId: CANDLES, points, lock: true, extendData: context });

  const desk = drawingDesk(chart, context, drawing);
  const wear = () => {
    restyle();
    desk.restyle();
  };
  const gestures = watchGestures(element, focusLast, () => desk.isHeld);
  chart.subscribeAction('onCrosshairChange', (data) => {
    const x = xOf(data);
    if (x === null) return;
    const [point] = [chart.convertFromPixel([{ x }], { paneId: CANDLES })].flat();
    gestures.crosshairSet();
    const index = Math.min(Math.max(point?.dataIndex ?? 0, 0), chart.getDataList().length - 1);
    const [middle] = [chart.convertToPixel([{ dataIndex: index }], { paneId: CANDLES })].flat();
    crossAt({ x: middle?.x ?? x, y: yOf(data), time: chart.getDataList()[index]?.timestamp ?? 0 });
    focus(index, { isLeftHalf: x < element.clientWidth / 2 });
  });

  const flush = throttled(FLUSH_MS, () => {
    const bar = cleanBar(live?.get());
    if (bar) feed.push(bar);
    settle();
  });
  flush.now();
  const clock = setInterval(() => chart.overrideOverlay({ id: 'marks', extendData: { ...context } }), 1000);
  const sizes = new ResizeObserver(() => {
    restyle();
    chart.resize();
    settle();
  });
  sizes.observe(element);
  const endings = [live?.subscribe(flush.soon), flush.cancel, watchTheme(wear), gestures.dispose, feed.close];

  // Fonts of a script come when its first letters are drawn.
  const fontsCame = () => {
    restyle();
    chart.overrideOverlay({ id: 'marks', extendData: { ...context } });
    settle();
  };
  document.fonts.addEventListener('loadingdone', fontsCame);

  // Text is measured and drawn with the shipped fonts, those of its words' script too, so the first picture waits for them;
  // the library draws on a frame. A font that does not come is done without.
  const { high, low } = settings.ends;
  const begin = () => {
    if (isDisposed) return;
    restyle();
    settle();
    requestAnimationFrame(() => requestAnimationFrame(() => !isDisposed && onReady()));
  };
  void loadFonts(`500 ${theme.size}px`, theme.family, `0 ${high} ${low}`).then(begin);

  return {
    replace(bars) {
      feed.replace(bars);
      restyle();
      flush.now();
    },
    apply(next) {
      const { period, priceDecimals } = settings;
      settings = next;
      const isSamePeriod = next.period.unit === period.unit && next.period.span === period.span;
      if (!isSamePeriod || next.priceDecimals !== priceDecimals) reload();
      restyle();
      syncPanes(chart, context);
      settle();
    },
    desk,
    dispose() {
      isDisposed = true;
      clearInterval(clock);
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', fontsCame);
      for (const end of endings) end?.();
      dispose(element);
    },
  };
}
