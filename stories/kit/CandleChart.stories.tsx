import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CandleChart, type CandleChartProps } from '../../src/kit/components/CandleChart/index.ts';
import { BTC, CHART_NOW, candles, storySource } from './trading-data.ts';

const BARS = candles(300);

const meta = {
  title: 'Kit/CandleChart',
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
    await expect(chart).toHaveAccessibleName(`BTC/USDT, 30 minutes: last ${BTC.price}, high 65,062.5, low 62,024.0`);
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
const live = storySource({ time: CHART_NOW, open: 64218.5, high: 64218.5, low: 64218.5, close: 64218.5, volume: 1, ...newest });

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

const older = candles(460).slice(0, 160);

/** Scrolled to the oldest bar, the chart asks for the page before it. */
export const OlderPages: Story = {
  args: { chartKey: 'older', bars: BARS.slice(-40), onLoadOlder: fn(async (before: number) => older.filter(({ time }) => time < before)) },
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
  },
};
