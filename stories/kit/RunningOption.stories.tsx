import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { type OptionView, RunningOption } from '#kit/RunningOption';
import { FIXTURE_NOW_MS } from '../../src/contract/fixtures/content.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { COURSE, FALLING, OPTION } from './option-data.ts';
import { storySource } from './trading-data.ts';

const WINNING: OptionView = { result: '90', price: '64218.5', difference: '17', points: COURSE, isStale: false };
const LOSING: OptionView = { result: '-100', price: '64184.5', difference: '-17', points: FALLING, isStale: false };

const meta = {
  title: 'Components/RunningOption',
  tags: ['autodocs'],
  component: RunningOption,
  parameters: {
    guide: {
      use: ['An option while it runs: time left, what it would pay now, its course against the open.'],
      avoid: ['Not after it was settled: use ResultCard.', 'Not for a futures position: use PositionCard.'],
      accessibility: [
        'The clock is a timer that speaks at the minutes and near the end. The result is text and is not announced as it moves.',
        'Old prices turn grey.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    ...OPTION,
    source: storySource(WINNING),
    unit: 'USDT',
    onEnd: fn(),
    labels: {
      clock: 'Time to settlement',
      toSettlement: 'to settlement',
      ifNow: 'if it settled now',
      open: 'Open',
      now: 'Now',
    },
    children: (
      <>
        <KeyValueList>
          <KeyValue label="Amount" value="100.00 USDT" />
          <KeyValue label="Settles at" value="14:31:26" />
        </KeyValueList>
        <Button variant="secondary" block>
          Minimise
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof RunningOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer', { name: 'Time to settlement' })).toHaveTextContent('00:22');
    await expect(canvas.getByText('if it settled now').previousElementSibling).toHaveTextContent('+90.00 USDT');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** The source moves it: the price falls below the open and comes back. */
export const Moves: Story = {
  tags: ['play-only'],
  args: { source: storySource(WINNING) },
  play: async ({ canvasElement, args }) => {
    const source = args.source as ReturnType<typeof storySource<OptionView>>;
    const result = within(canvasElement).getByText('if it settled now').previousElementSibling;
    source.set(LOSING);
    await waitFor(() => expect(result).toHaveTextContent('−100.00 USDT'));
    source.set(WINNING);
    await waitFor(() => expect(result).toHaveTextContent('+90.00 USDT'));
  },
};

export const Losing: Story = { args: { source: storySource(LOSING) } };

/** On the open the stake comes back (readings E13). */
export const Level: Story = {
  args: { source: storySource<OptionView>({ ...WINNING, result: '0', price: '64201.5', difference: '0' }) },
};

export const Over: Story = {
  args: { from: FIXTURE_NOW_MS - 60_000, to: FIXTURE_NOW_MS },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};

export const Stale: Story = { args: { source: storySource<OptionView>({ ...WINNING, isStale: true }) } };

/** Nothing has come yet. */
export const Loading: Story = {
  args: { source: { get: () => undefined, subscribe: () => () => undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('if it settled now').previousElementSibling).toHaveTextContent(
      '– USDT',
    );
  },
};

export const Long: Story = {
  args: {
    to: FIXTURE_NOW_MS + 11 * 3_600_000,
    source: storySource<OptionView>({ ...WINNING, result: '123456789012345.12' }),
    unit: 'SHIB1000',
    labels: {
      clock: 'Temps restant jusqu’au règlement',
      toSettlement: 'avant le règlement',
      ifNow: 'en cas de règlement immédiat au prix actuel',
      open: 'Ouverture',
      now: 'Actuel',
    },
  },
};
