import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseChart, CourseFailure } from '#kit/CourseChart';
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
      accessibility: [
        'A picture with a name that says the course in words.',
        'After it a list for screen readers says each mark in words, those too that have no room for a disc.',
      ],
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

const POINTS = closes('BTC/USDT');

/** On the course, at one of its points. */
const mark = (place: number, letter: 'B' | 'S') => ({
  at: place / (POINTS.length - 1),
  value: POINTS[place] ?? 0,
  letter,
  name: `${letter === 'B' ? 'Bought' : 'Sold'} at ${POINTS[place]}`,
});

/** What one bought and sold on the way; of two that would cover each other the later is drawn. */
export const Marks: Story = {
  args: { marks: [mark(30, 'B'), mark(36, 'B'), mark(150, 'S'), mark(220, 'B')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByText('B')).toHaveLength(2);
  },
};

/** Its value is old. */
export const Stale: Story = { args: { isStale: true } };

/** As high as a course: what stands below it stays. */
export const Failed: Story = {
  render: () => <CourseFailure label="The price history did not load" retry="Try again" onRetry={() => undefined} />,
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
