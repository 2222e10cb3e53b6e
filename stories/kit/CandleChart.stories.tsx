import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CandleChart, type CandleChartProps } from '../../src/kit/components/CandleChart/index.ts';
import { BTC, CHART_NOW, candles, storySource } from './trading-data.ts';

const BARS = candles(300);

const meta = {
  title: 'Components/CandleChart',
  component: CandleChart,
  parameters: { stage: 'flush' },
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

const drawn = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-state="ready"] canvas')).toBeTruthy(), { timeout: 20_000 });

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
      { key: 'tp', price: 64650, label: 'TP 64,650.0', direction: 'up' },
      { key: 'sl', price: 63900, label: 'SL 63,900.0', direction: 'down' },
    ],
  },
};

export const FewBars: Story = { args: { chartKey: 'few', bars: BARS.slice(-3) } };

export const Daily: Story = {
  args: {
    chartKey: 'daily',
    period: { unit: 'day', span: 1 },
    bars: BARS.map((bar, i) => ({ ...bar, time: Date.UTC(2026, 10, 19, 16) - (BARS.length - 1 - i) * 86_400_000 })),
  },
};

const SMALL: CandleChartProps['bars'] = BARS.map((bar) => ({
  ...bar,
  open: bar.open / 5e9,
  high: bar.high / 5e9,
  low: bar.low / 5e9,
  close: bar.close / 5e9,
}));

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

const newest = BARS.at(-1);
const live = storySource({
  time: CHART_NOW,
  open: 64218.5,
  high: 64218.5,
  low: 64218.5,
  close: 64218.5,
  volume: 1,
  ...newest,
});

/** A tick of the newest bar reaches the legend of averages. */
export const LiveBar: Story = {
  args: { chartKey: 'live', live },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const average = () => canvasElement.querySelector('[data-average="5"]')?.textContent;
    const before = average();
    live.set({ ...live.get(), ...newest, close: 64600, high: 64600 } as NonNullable<typeof newest>);
    await waitFor(() => expect(average()).not.toBe(before));
  },
};

function touch(target: Element, type: string, x: number, y: number): TouchEvent {
  const point = new Touch({ identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y });
  const touches = type === 'touchend' ? [] : [point];
  const event = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches,
    targetTouches: touches,
    changedTouches: [point],
  });
  target.dispatchEvent(event);
  return event;
}

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

const older = candles(460).slice(0, 160);

/** Scrolled to the oldest bar, the chart asks for the page before it. */
export const OlderPages: Story = {
  args: {
    chartKey: 'older',
    bars: BARS.slice(-40),
    onLoadOlder: fn(async (before: number) => older.filter(({ time }) => time < before)),
  },
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
  },
};
