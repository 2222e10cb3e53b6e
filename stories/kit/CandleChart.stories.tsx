import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  CandleChart,
  type CandleChartProps,
  type ChartDrawing,
  type ChartIndicator,
  IndicatorSheet,
} from '#kit/CandleChart';
import { formatPrice } from '../../src/domain/number.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { findDialog } from '../support/play.ts';
import {
  BARS,
  type Bar,
  CLOSES,
  DAILY,
  DAMAGED,
  DRAWINGS,
  FLAT,
  HUGE,
  live,
  NEWEST,
  OLDER,
  SMALL,
} from './chart-data.ts';
import { drawn, figureOf, tap, touch } from './chart-gestures.ts';
import { bollinger, kdj, macd, rsi } from './indicator-reference.ts';
import { BTC, CHART_NOW } from './trading-data.ts';

const meta = {
  title: 'Components/CandleChart',
  tags: ['autodocs'],
  component: CandleChart,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'The course of a pair on its own screen: candles or a line, with volume and averages.',
        'Pan, pinch and a long press work inside it; a vertical drag still scrolls the page.',
      ],
      avoid: [
        'Not for a hint of the day in a row or card: use Sparkline.',
        'Not for the running time of an option: use OptionTrack. Not for the depth of the book: use DepthChart.',
      ],
      accessibility: [
        'One image whose name sums up what is drawn: last price, high and low. What the crosshair reads out is visual only.',
        "A failure is announced, and its retry is a button in the chart's place.",
        'Under blue-orange, rising candles are hollow: hue is never alone.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    chartKey: 'btcusdt-30min',
    bars: BARS,
    period: { unit: 'minute', span: 30 },
    priceDecimals: 1,
    now: () => CHART_NOW,
    labels: {
      summary: ({ last, high, low }) => `BTC/USDT, 30 minutes: last ${last}, high ${high}, low ${low}`,
      loading: 'Loading the chart',
      open: 'Open',
      high: 'High',
      low: 'Low',
      close: 'Close',
      change: 'Change',
      volume: 'Volume',
      failed: 'The chart did not load. Prices and orders are not affected.',
      retry: 'Try again',
    },
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const chart = within(canvasElement).getByRole('img');
    await expect(chart).toHaveAccessibleName(`BTC/USDT, 30 minutes: last ${BTC.price}, high 65,039.0, low 63,360.5`);
  },
};

export const Line: Story = { args: { mode: 'line' } };

export const AllIndicators: Story = { args: { indicators: ['MA', 'VOL', 'MACD'] } };

export const BareCandles: Story = { args: { indicators: [] } };

export const UserLines: Story = {
  args: {
    lines: [
      { key: 'tp', kind: 'takeProfit', price: '64650', label: 'TP 64,650.0' },
      { key: 'sl', kind: 'stopLoss', price: '63900', label: 'SL 63,900.0' },
    ],
  },
};

/** Labels of near prices keep apart and lead to their lines; every price is told in words as well. */
export const NearLines: Story = {
  args: {
    lines: [
      { key: 'long', kind: 'long', price: '64100', label: 'Long 0.5' },
      { key: 'buy', kind: 'buyOrder', price: '64080' },
      { key: 'sl', kind: 'stopLoss', price: '64040' },
      { key: 'short', kind: 'short', price: '64480', label: 'Short 0.2' },
      { key: 'sell', kind: 'sellOrder', price: '64500' },
      { key: 'tp', kind: 'takeProfit', price: '64520' },
      { key: 'none', kind: 'takeProfit', price: 'soon' },
    ],
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const list = within(canvasElement).getByRole('list', { name: 'Your prices on the chart' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Long 64,100.0',
      'Buy order 64,080.0',
      'Stop loss 64,040.0',
      'Short 64,480.0',
      'Sell order 64,500.0',
      'Take profit 64,520.0',
    ]);
  },
};

/** What the legends say of the last bar is what the definitions say. */
export const BandsAndPanes: Story = {
  args: { chartKey: 'panes', indicators: ['BOLL', 'RSI', 'KDJ'] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const bands = bollinger(CLOSES);
    const { k, d, j } = kdj(BARS);
    const shown = Object.entries({
      'BOLL mid': formatPrice(bands.middle, 1),
      'BOLL up': formatPrice(bands.upper, 1),
      'BOLL dn': formatPrice(bands.lower, 1),
      'RSI rsi1': formatPrice(rsi(CLOSES, 6), 2),
      'RSI rsi2': formatPrice(rsi(CLOSES, 12), 2),
      'RSI rsi3': formatPrice(rsi(CLOSES, 24), 2),
      'KDJ k': formatPrice(k, 2),
      'KDJ d': formatPrice(d, 2),
      'KDJ j': formatPrice(j, 2),
    });
    for (const [id, value] of shown) await waitFor(() => expect(figureOf(canvasElement, id), id).toBe(value));
  },
};

/** Bands are dashed beside averages. A third pane is left out, so that the candles keep room. */
export const BandsAndAverages: Story = {
  args: { chartKey: 'averages', indicators: ['KDJ', 'MA', 'BOLL', 'MACD', 'RSI'] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const { dif, dea, macd: bar } = macd(CLOSES);
    for (const [id, value] of Object.entries({ dif, dea, macd: bar }))
      await waitFor(() => expect(figureOf(canvasElement, `MACD ${id}`), id).toBe(formatPrice(value, 1)));
    const panes = [...canvasElement.querySelectorAll<HTMLElement>('[data-pane]')].map(({ dataset }) => dataset.pane);
    await expect(panes).toEqual(['MACD', 'RSI']);
  },
};

export const FewBars: Story = { args: { chartKey: 'few', bars: BARS.slice(-3) } };

export const Daily: Story = {
  args: {
    chartKey: 'daily',
    period: { unit: 'day', span: 1 },
    bars: DAILY,
  },
};

export const SmallPrices: Story = { args: { chartKey: 'small', bars: SMALL, priceDecimals: 8 } };

export const Loading: Story = {
  args: { bars: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state="loading"]')).toBeTruthy();
  },
};

export const Failed: Story = {
  args: { isError: true, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A tick of the newest bar reaches the legend of averages. */
export const LiveBar: Story = {
  args: { chartKey: 'live', live },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const average = () => canvasElement.querySelector('[data-figure="MA ma1"]')?.textContent;
    const before = average();
    live.set({ ...live.get(), ...NEWEST, close: 64600, high: 64600 } as Bar);
    await waitFor(() => expect(average()).not.toBe(before));
  },
};

/** A drag that starts upwards scrolls the page: the chart must not claim it. Sideways it pans the chart. */
export const VerticalDrag: Story = {
  args: { chartKey: 'drag' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const layers = canvasElement.querySelectorAll('canvas');
    const target = layers[0]?.parentElement;
    if (!target) throw new Error('the chart has a canvas');
    const { left, top } = target.getBoundingClientRect();
    const drag = (dx: number, dy: number) => {
      touch(target, 'touchstart', left + 100, top + 100);
      const moves = [1, 2, 3].map((step) => touch(target, 'touchmove', left + 100 + step * dx, top + 100 + step * dy));
      touch(target, 'touchend', left + 100 + 3 * dx, top + 100 + 3 * dy);
      return moves.some((move) => move.defaultPrevented);
    };
    const box = within(canvasElement).getByRole('img').firstElementChild;
    await expect(box && getComputedStyle(box).touchAction).toBe('pan-y');
    await expect(drag(1, -20)).toBe(false);
    await expect(drag(20, 1)).toBe(true);
  },
};

/** A long press shows the bar under the finger, on the other side of the chart. */
export const LongPress: Story = {
  args: { chartKey: 'press' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const target = canvasElement.querySelector('canvas')?.parentElement;
    if (!target) throw new Error('the chart has a canvas');
    const { left, top } = target.getBoundingClientRect();
    const readout = canvasElement.querySelector<HTMLElement>('[data-side]');
    await expect(readout).toHaveAttribute('data-side', 'none');
    touch(target, 'touchstart', left + 60, top + 90);
    await waitFor(() => expect(readout).toHaveAttribute('data-side', 'end'), { timeout: 3000 });
    touch(target, 'touchend', left + 60, top + 90);
    await expect(readout?.textContent).toMatch(/Open6\d,.*High6\d,.*Change.*%/);
  },
};

/** Scrolled to the oldest bar, the chart asks for the page before it. */
export const OlderPages: Story = {
  args: {
    chartKey: 'older',
    bars: BARS.slice(-40),
    onLoadOlder: fn(async (before: number) => OLDER.filter(({ time }) => time < before)),
  },
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
  },
};

/** A market that does not move, too young for the longest averages: figures or a dash, never NaN. */
export const FlatMarket: Story = {
  args: {
    chartKey: 'flat',
    indicators: ['MA', 'RSI', 'KDJ'],
    bars: FLAT,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(figureOf(canvasElement, 'MA ma1')).toBe('64,000.0'));
    await expect(figureOf(canvasElement, 'MA ma3')).toBe('–');
    await expect(figureOf(canvasElement, 'RSI rsi1')).toMatch(/^\d/);
    await expect(figureOf(canvasElement, 'RSI rsi3')).toBe('–');
    await expect(canvasElement.textContent).not.toContain('NaN');
  },
};

/** Unsorted, doubled and damaged bars: what can be drawn is drawn, in order. */
export const DamagedBars: Story = {
  args: {
    chartKey: 'damaged',
    indicators: ['MA', 'BOLL', 'VOL', 'MACD'],
    bars: DAMAGED,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const chart = within(canvasElement).getByRole('img');
    await waitFor(() => expect(chart).toHaveAccessibleName(new RegExp(`last ${BTC.price}, high 6[45],`)));
    await waitFor(() => expect(figureOf(canvasElement, 'BOLL mid')).toBe(formatPrice(bollinger(CLOSES).middle, 1)));
    await expect(canvasElement.textContent).not.toContain('NaN');
  },
};

export const Empty: Story = {
  args: { chartKey: 'empty', bars: [] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getByRole('img', { name: 'No trades in this period yet' })).toBeVisible();
  },
};

export const HugePrices: Story = { args: { chartKey: 'huge', bars: HUGE, indicators: ['MA', 'RSI'] } };

/** Rising candles are hollow where the hues alone would not tell; a change of direction reaches the chart as it stands. */
export const BlueOrange: Story = {
  tags: ['play-only'],
  globals: { direction: 'blue-orange' },
  args: { chartKey: 'hollow' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const canvas = canvasElement.querySelector('canvas');
    if (!canvas) throw new Error('the chart has a canvas');
    const root = document.documentElement;
    const before = canvas.toDataURL();
    root.dataset.direction = 'green-up';
    await waitFor(() => expect(canvas.toDataURL()).not.toBe(before));
    root.dataset.direction = 'blue-orange';
    await waitFor(() => expect(canvas.toDataURL()).toBe(before));
    await expect(canvasElement.querySelector('canvas')).toBe(canvas);
  },
};

function Desk({ drawings: first = [], ...props }: CandleChartProps) {
  const [drawings, setDrawings] = useState(first);
  return (
    <CandleChart
      {...props}
      hasTools
      drawings={drawings}
      onDrawingsChange={(next) => {
        props.onDrawingsChange?.(next);
        setDrawings(next);
      }}
    />
  );
}

/** Two taps draw a line between prices and times, or a drag; what was drawn is chosen. */
export const DrawsByTouch: Story = {
  args: { chartKey: 'touch', onDrawingsChange: fn() },
  render: (args) => <Desk {...args} />,
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    const canvas = within(canvasElement);
    const told = () => (args.onDrawingsChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ChartDrawing[];
    const area = canvas.getByRole('application');
    area.setPointerCapture = () => undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Trend line' }));
    await expect(canvas.getByText('Tap where it begins')).toBeVisible();
    tap(area, 80, 120);
    await expect(await canvas.findByText('Tap where it ends')).toBeVisible();
    tap(area, 220, 40);
    await waitFor(() => expect(args.onDrawingsChange).toHaveBeenCalledOnce());
    const [line] = told();
    await expect(line?.kind).toBe('trend');
    const [from, to] = line?.points ?? [];
    if (!from || !to) throw new Error('a trend line has two points');
    await expect(BARS.some(({ time }) => time === from.time)).toBe(true);
    await expect(to.time - from.time).toBeGreaterThan(20 * 1_800_000);
    await expect(to.price).toBeGreaterThan(from.price);
    await expect(canvas.getByRole('button', { name: 'Trend line' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Erase the selected drawing' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Horizontal line' }));
    tap(area, 150, 60);
    await waitFor(() => expect(told()).toHaveLength(2));
    await expect(told()[1]).toMatchObject({ kind: 'horizontal', key: '2' });
    await expect(canvas.getByRole('list', { name: 'Your drawings' })).toHaveTextContent(
      /Trend line 6.*Horizontal line 6/,
    );
  },
};

/** The same by keys: a point goes by bars and prices, and drawings are chosen and erased. */
export const DrawsByKeyboard: Story = {
  args: { chartKey: 'keys', drawings: DRAWINGS, onDrawingsChange: fn() },
  render: (args) => <Desk {...args} />,
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    const canvas = within(canvasElement);
    const told = () => (args.onDrawingsChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ChartDrawing[];
    canvas.getByRole('button', { name: 'Ray' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{Enter}');
    await expect(await canvas.findByText('Tap where it ends')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(told()).toHaveLength(3));
    const ray = told()[2];
    await expect(ray).toMatchObject({ key: '3', kind: 'ray' });
    const [from, to] = ray?.points ?? [];
    await expect((to?.time ?? 0) - (from?.time ?? 0)).toBe(3 * 1_800_000);
    await expect(to?.price).toBeGreaterThan(from?.price ?? Number.POSITIVE_INFINITY);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(told().map(({ key }) => key)).toEqual(['1', '2']));
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(told().map(({ key }) => key)).toEqual(['2']));
    await userEvent.click(canvas.getByRole('button', { name: 'Erase all drawings' }));
    await waitFor(() => expect(told()).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Bring the drawings back' }));
    await waitFor(() => expect(told().map(({ key }) => key)).toEqual(['2']));
  },
};

/** Drawings with the chosen one in the accent, over panes and the user's prices. */
export const Drawings: Story = {
  args: { chartKey: 'drawings', drawings: DRAWINGS },
  render: (args) => <Desk {...args} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const area = within(canvasElement).getByRole('application', { name: 'Drawing area' });
    area.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Erase the selected drawing' })).toBeEnabled();
    area.blur();
  },
};

/** A tool in the hand says what it waits for. */
export const ToolInHand: Story = {
  args: { chartKey: 'armed', drawings: DRAWINGS.slice(1) },
  render: (args) => <Desk {...args} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fibonacci retracement' }));
    await expect(canvas.getByText('Tap where it begins')).toBeVisible();
  },
};

/** Another theme reaches the drawings that stand: they look as if they were made in it. */
export const DrawingsAtNight: Story = {
  tags: ['play-only'],
  args: { chartKey: 'night', drawings: DRAWINGS },
  render: (args) => <Desk {...args} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const picture = () => [...canvasElement.querySelectorAll('canvas')].map((each) => each.toDataURL()).join();
    const { dataset } = document.documentElement;
    const [theme, byDay] = [dataset.theme, picture()];
    dataset.theme = theme === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(picture()).not.toBe(byDay));
    const byNight = picture();
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(picture()).not.toBe(byNight));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(picture()).toBe(byNight));
    dataset.theme = theme;
  },
};

function Chooser({ onChoose }: { readonly onChoose: (value: ChartIndicator[]) => void }) {
  const [value, setValue] = useState<ChartIndicator[]>(['MA', 'VOL']);
  const change = (next: ChartIndicator[]) => {
    onChoose(next);
    setValue(next);
  };
  return <IndicatorSheet open onClose={() => undefined} value={value} onChange={change} />;
}

const onChoose = fn();

/** Two panes at most: the others wait until one is given up. */
export const Indicators: Story = {
  render: () => <Chooser onChoose={onChoose} />,
  play: async () => {
    const sheet = within(await findDialog('Indicators'));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Bollinger bands (BOLL)' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Relative strength (RSI)' }));
    await expect(onChoose).toHaveBeenLastCalledWith(['MA', 'BOLL', 'VOL', 'RSI']);
    await expect(sheet.getByRole('checkbox', { name: 'MACD' })).toBeDisabled();
    await expect(sheet.getByRole('checkbox', { name: 'Moving averages (MA)' })).toBeEnabled();
  },
};
