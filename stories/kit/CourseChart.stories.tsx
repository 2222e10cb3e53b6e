import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseChart } from '#kit/CourseChart';
import { barFixtures } from '../../src/contract/fixtures/bars.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const closes = (symbol: string) => barFixtures(symbol).map(({ close }) => Number(close));

const meta = {
  title: 'Components/CourseChart',
  tags: ['autodocs'],
  component: CourseChart,
  parameters: {
    guide: {
      use: ['A coin that one holds: how its price went, at a glance.', 'Figures beside it say from where to where.'],
      avoid: ['Not for trading by: use CandleChart. Not in a row or a card: use Sparkline.'],
      accessibility: ['A picture with a name that says the course in words.'],
    } satisfies ComponentGuide,
  },
  args: {
    points: closes('BTC/USDT'),
    direction: 'up',
    label: 'Price of BTC, 16 Nov to 20 Nov: up 3.10%',
    last: '64218.5',
    decimals: 1,
    times: ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'],
    lang: 'en',
  },
} satisfies Meta<typeof CourseChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^Price of BTC/ })).toBeVisible();
  },
};

const DAY = {
  times: ['2026-11-19 14:30:00', '2026-11-19 22:30:00', '2026-11-20 06:30:00', '2026-11-20 14:30:00'],
  look: 'clock',
} as const;

/** It ends under its first value. */
export const Falling: Story = {
  args: {
    ...DAY,
    points: closes('SOL/USDT').slice(-48),
    direction: 'down',
    label: 'Price of SOL: down',
    last: '158.42',
    decimals: 2,
  },
};

/** Of one day, by the hour. */
export const Day: Story = {
  args: {
    ...DAY,
    points: closes('ETH/USDT').slice(-48),
    last: '3412.66',
    decimals: 2,
  },
};

/** A value that never moved, without days. */
export const Flat: Story = {
  args: { points: [1, 1, 1], direction: 'flat', label: 'Price of USDT: no change', last: '1', decimals: 2, times: [] },
};
