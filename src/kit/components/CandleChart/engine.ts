/** The chart library and all that touches it: one lazy chunk. */
import { type Chart, dispose, init, type KLineData, registerIndicator, registerOverlay, utils } from 'klinecharts';
import { formatCompact, formatPrice } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import type { LiveSource } from '../../live.ts';
import { averagesAt } from './averages.ts';
import { type AxisRoom, chartStyles } from './chart-styles.ts';
import { type ChartTheme, readTheme, watchTheme } from './chart-theme.ts';
import { watchGestures } from './gestures.ts';
import { labelsInView, marksOverlay } from './marks.ts';
import type { CandleBar, ChartFocus, ChartSettings } from './types.ts';
import { volumeIndicator } from './volume.ts';

registerOverlay(marksOverlay);
registerIndicator(volumeIndicator);

/** Each tick recomputes the indicators of every bar held. */
const KEPT = 1500;
const MOST = 6000;
/** Live bars at most ten times a second. */
const FLUSH_MS = 100;
const BAR_SPACE = 6.5;
const CANDLES = 'candle_pane';

export interface EngineOptions {
  readonly element: HTMLElement;
  readonly settings: ChartSettings;
  readonly bars: readonly CandleBar[];
  readonly live: LiveSource<CandleBar> | undefined;
  readonly onLoadOlder: ((before: number) => Promise<readonly CandleBar[]>) | undefined;
  readonly onFocus: (focus: ChartFocus) => void;
  readonly onReady: () => void;
}

export interface Engine {
  /** Shows other bars of the same pair and interval, as after a gap in the feed. */
  replace(bars: readonly CandleBar[]): void;
  apply(settings: ChartSettings): void;
  dispose(): void;
}

const toLine = ({ time, ...bar }: CandleBar): KLineData => ({ timestamp: time, ...bar });
const toBar = ({ timestamp, open, high, low, close, volume }: KLineData): CandleBar => ({
  time: timestamp, open, high, low, close, volume: volume ?? 0,
});
/** Where the crosshair stands; the library passes the point alone. */
const xOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'x' in data && typeof data.x === 'number' ? data.x : null;
const decimalsOf = (text: string | number): number => String(text).split('.')[1]?.length ?? 0;

/** Room for the widest price, 56 px at least and a third of the chart at most; prices end 8 px before the edge. */
function axisRoom(element: HTMLElement, bars: readonly CandleBar[], theme: ChartTheme, decimals: number): AxisRoom {
  const most = bars.reduce((max, { high }) => Math.max(max, high), 0);
  const measure = (weight: number) => utils.calcTextWidth(formatPrice(most, decimals), theme.size, weight, theme.family);
  const width = Math.round(Math.min(Math.max(56, measure(600) + 16), element.clientWidth / 3));
  return { width, inset: Math.max(4, width - measure(500) - 8) };
}

/** Builds a chart in an element; everything that changes later goes through what it returns. */
export function createEngine(options: EngineOptions): Engine {
  const { element, live, onLoadOlder, onFocus, onReady } = options;
  let { settings } = options;
  let theme = readTheme(element);
  let held: readonly CandleBar[] = options.bars.slice(-KEPT);
  const cleanups: (() => void)[] = [];
  const context = { theme: () => theme, settings: () => settings };

  const chart: Chart | null = init(element, {
    hotkey: { enabled: false },
    zoomAnchor: 'last_bar',
    thousandsSeparator: { sign: ',', format: (value) => formatPrice(String(value), decimalsOf(value)) },
    decimalFold: { format: String },
    formatter: {
      formatBigNumber: (value) => formatCompact(String(value)),
      formatDate: ({ timestamp }) => formatDateTime(timestamp, { time: settings.period.unit === 'minute' || settings.period.unit === 'hour' ? 'minutes' : false }),
    },
    layout: { pane: { dragEnabled: false, minHeight: 24 } },
  });
  if (!chart) throw new Error('The chart found no place');
  // The library makes its box a tab stop before all others; hotkeys are off, so it has nothing to offer there.
  for (const stop of element.querySelectorAll('[tabindex]')) stop.removeAttribute('tabindex');

  const restyle = () => {
    theme = readTheme(element);
    chart.setStyles(chartStyles(theme, settings.mode, axisRoom(element, held, theme, settings.priceDecimals)));
  };
  const focus = (index: number, crosshair: ChartFocus['crosshair']) => {
    const bars = chart.getDataList();
    const bar = bars[index];
    if (bar) onFocus({ bar: toBar(bar), averages: averagesAt(bars, index), previousClose: bars[index - 1]?.close ?? bar.open, crosshair });
  };
  const focusLast = () => focus(chart.getDataList().length - 1, null);
  const redrawMarks = () => chart.overrideOverlay({ id: 'marks', extendData: { ...context } });

  const panes = () => {
    const wants = (name: 'MA' | 'VOL' | 'MACD') => settings.indicators.includes(name) && (name !== 'MA' || settings.mode === 'candles');
    const have = (name: string) => chart.getIndicators({ name }).length > 0;
    if (!wants('MA')) chart.removeIndicator({ name: 'MA' });
    else if (!have('MA')) chart.createIndicator({ name: 'MA', calcParams: [5, 10, 30], paneId: CANDLES }, true);
    for (const [key, name, height] of [['VOL', 'KIT_VOL', 56], ['MACD', 'MACD', 64]] as const) {
      if (!wants(key)) chart.removeIndicator({ name });
      else if (!have(name)) {
        const paneId = `pane_${key}`;
        chart.createIndicator({ name, paneId, extendData: context }, false);
        chart.setPaneOptions({ id: paneId, height, minHeight: 24, dragEnabled: false });
        chart.overrideYAxis({ paneId, gap: { top: 0.15, bottom: 0 }, createTicks: () => [] });
      }
    }
  };
  const symbolAndPeriod = () => {
    chart.setSymbol({ ticker: 'pair', pricePrecision: settings.priceDecimals, volumePrecision: 2 });
    chart.setPeriod({ type: settings.period.unit, span: settings.period.span });
  };

  restyle();
  chart.setBarSpace(BAR_SPACE);
  chart.setOffsetRightDistance(8);
  chart.overrideYAxis({ paneId: CANDLES, gap: { top: 0.1, bottom: 0.08 } });
  chart.overrideXAxis({
    createTicks: () => {
      const xAxis = chart.getVisibleRange();
      const width = chart.getSize(CANDLES, 'main')?.width ?? 0;
      const edge = theme.size * 1.5;
      return labelsInView(chart, context).flatMap(({ index, text }) => {
        const point = chart.convertToPixel({ dataIndex: index }, { paneId: CANDLES });
        const x = Array.isArray(point) ? undefined : point.x;
        return x === undefined || x < edge || x > width - edge || index < xAxis.from ? [] : [{ coord: x, value: text, text }];
      });
    },
  });
  symbolAndPeriod();

  let push: ((bar: KLineData) => void) | null = null;
  chart.setDataLoader({
    getBars: async ({ type, timestamp, callback }) => {
      if (type === 'init') {
        callback(held.map(toLine), { forward: onLoadOlder !== undefined, backward: false });
        return;
      }
      if (type !== 'forward' || !onLoadOlder || timestamp === null) {
        callback([], false);
        return;
      }
      // A page that fails ends paging for now; the next visit of this edge is a new chart.
      const older = await onLoadOlder(timestamp).catch((): readonly CandleBar[] => []);
      const page = older.filter(({ time }) => time < timestamp);
      callback(page.map(toLine), { forward: page.length > 0 && chart.getDataList().length + page.length < MOST, backward: false });
    },
    subscribeBar: ({ callback }) => {
      push = callback;
    },
    unsubscribeBar: () => {
      push = null;
    },
  });
  panes();
  chart.createOverlay({ id: 'marks', name: 'kitMarks', paneId: CANDLES, points: [{ dataIndex: 0, value: 0 }], lock: true, extendData: context });
  focusLast();

  const gestures = watchGestures(element, focusLast);
  chart.subscribeAction('onCrosshairChange', (data) => {
    const x = xOf(data);
    if (x === null) return;
    const [point] = [chart.convertFromPixel([{ x }], { paneId: CANDLES })].flat();
    gestures.crosshairSet();
    const index = Math.min(Math.max(point?.dataIndex ?? 0, 0), chart.getDataList().length - 1);
    focus(index, { isLeftHalf: x < element.clientWidth / 2 });
  });

  let timer: ReturnType<typeof setTimeout> | null = null;
  let flushed = 0;
  const flush = () => {
    timer = null;
    flushed = performance.now();
    const bar = live?.get();
    if (!bar) return;
    // Back at the newest bars, pages of the past are let go of.
    const bars = chart.getDataList();
    if (bars.length > KEPT * 2 && chart.getVisibleRange().to >= bars.length) {
      held = bars.slice(-KEPT).map(toBar);
      chart.resetData();
    }
    push?.(toLine(bar));
    if (!gestures.hasCrosshair) focusLast();
  };
  if (live) {
    cleanups.push(
      live.subscribe(() => {
        timer ??= setTimeout(flush, Math.max(0, FLUSH_MS - (performance.now() - flushed)));
      }),
    );
    if (live.get()) flush();
  }
  const clock = setInterval(redrawMarks, 1000);
  const sizes = new ResizeObserver(() => {
    restyle();
    chart.resize();
  });
  sizes.observe(element);
  cleanups.push(
    () => clearInterval(clock),
    () => timer !== null && clearTimeout(timer),
    () => sizes.disconnect(),
    watchTheme(() => {
      restyle();
      redrawMarks();
    }),
    () => gestures.dispose(),
    () => dispose(element),
  );

  // Text is measured and drawn with the shipped font, so the first picture waits for it; the library draws on a frame.
  let isDisposed = false;
  void document.fonts.load(`500 ${theme.size}px ${theme.family}`).then(() => {
    if (isDisposed) return;
    restyle();
    requestAnimationFrame(() => requestAnimationFrame(() => !isDisposed && onReady()));
  });

  return {
    replace(bars) {
      held = bars.slice(-KEPT);
      restyle();
      chart.resetData();
      flush();
    },
    apply(next) {
      const isReload = next.period.unit !== settings.period.unit || next.period.span !== settings.period.span || next.priceDecimals !== settings.priceDecimals;
      settings = next;
      if (isReload) symbolAndPeriod();
      restyle();
      panes();
      redrawMarks();
    },
    dispose() {
      isDisposed = true;
      for (const cleanup of cleanups) cleanup();
    },
  };
}
