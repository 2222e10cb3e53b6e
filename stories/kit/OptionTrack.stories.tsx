import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OptionTrack } from '#kit/OptionTrack';
import type { ComponentGuide } from '../docs/guide.ts';
import { COURSE, FALLING, OPTION } from './option-data.ts';

const meta = {
  title: 'Components/OptionTrack',
  tags: ['autodocs'],
  component: OptionTrack,
  parameters: {
    guide: {
      use: ['The course of a price against the open of an option, over the whole time it runs: running, or settled.'],
      avoid: ['Not for a chart to pan and zoom: use CandleChart.', 'Not without figures, as in a row: use Sparkline.'],
      accessibility: [
        'The picture is hidden from screen readers; open and now are terms and values under it, with a signed difference.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    ...OPTION,
    points: COURSE,
    price: '64218.5',
    difference: '17',
    labels: { open: 'Open', now: 'Now' },
  },
} satisfies Meta<typeof OptionTrack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Open').nextElementSibling).toHaveTextContent('64,201.5');
    await expect(within(canvasElement).getByText('Now').nextElementSibling).toHaveTextContent('64,218.5 (+17.0)');
  },
};

export const Falling: Story = { args: { points: FALLING, price: '64184.5', difference: '-17' } };

/** Over the whole time: the course ends at the line of the settlement. */
export const Settled: Story = {
  args: { to: OPTION.from + 38_000, labels: { open: 'Open', now: 'Close' } },
};

/** The first moment: an open and nothing else. */
export const JustOpened: Story = { args: { points: COURSE.slice(0, 1), price: '64207.5', difference: '6' } };

export const Level: Story = {
  args: { points: COURSE.map(({ at }) => ({ at, price: 64_201.5 })), price: '64201.5', difference: '0' },
};

/** What was checked no longer holds from a moment on. */
export const Broken: Story = {
  args: {
    to: OPTION.from + 38_000,
    brokenAt: OPTION.from + 24_000,
    isStale: true,
    labels: { open: 'Open', now: 'Close' },
  },
};

export const Stale: Story = { args: { isStale: true } };

export const Empty: Story = {
  args: { points: [], price: null, difference: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Now').nextElementSibling).toHaveTextContent(/^–$/);
  },
};

export const Malformed: Story = {
  args: { points: [{ at: Number.NaN, price: Number.NaN }], open: 'soon', price: '', difference: 'NaN' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(2);
  },
};

export const Huge: Story = {
  args: {
    open: '123456789012345.12345678',
    price: '123456789012362.12345678',
    difference: '17',
    decimals: 8,
    labels: { open: 'Prix d’ouverture', now: 'Prix actuel' },
  },
};
