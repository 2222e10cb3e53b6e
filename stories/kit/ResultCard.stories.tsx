import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { ResultCard } from '#kit/ResultCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack } from './support.tsx';

const again = fn();

const facts = (
  <KeyValueList>
    <KeyValue label="Amount" value="100.00 USDT" />
    <KeyValue label="Opened" value="14:30:26" />
    <KeyValue label="Settled" value="14:31:26" />
  </KeyValueList>
);

const meta = {
  title: 'Components/ResultCard',
  tags: ['autodocs'],
  component: ResultCard,
  parameters: {
    guide: {
      use: ['What came of an option: outcome, money, both prices, and what it means in a sentence.'],
      avoid: ['Not while it runs: use RunningOption.', 'Not for a picture to share: use PnlCard.'],
      accessibility: [
        'A group named after pair and side. Won, lost and draw are words with an icon; the result carries its sign.',
        'The sentence says the outcome for the money in plain speech.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    outcome: 'won',
    title: 'You won',
    pair: 'BTC/USDT',
    side: 'up',
    sideLabel: 'Up · 60 s',
    result: '90',
    unit: 'USDT',
    sentence: '190.00 USDT are on your options account: your 100.00 and 90.00 profit.',
    open: '64201.5',
    close: '64218.5',
    difference: '17',
    decimals: 1,
    labels: { open: 'Open', close: 'Close' },
    children: (
      <>
        {facts}
        <Button block onClick={again}>
          Trade BTC again
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOST = {
  outcome: 'lost',
  title: 'You lost',
  result: '-100',
  sentence: 'You lose the 100.00 USDT that you put in.',
  close: '64184.5',
  difference: '-17',
} as const;

const DRAW = {
  outcome: 'draw',
  title: 'Draw',
  result: '0',
  sentence: 'Open and close are the same. Your 100.00 USDT are back on your options account.',
  close: '64201.5',
  difference: '0',
} as const;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('group', { name: 'BTC/USDT Up · 60 s' }));
    await expect(card.getByText('You won').nextElementSibling).toHaveTextContent('+90.00 USDT');
    await expect(card.getByText('Close').nextElementSibling).toHaveTextContent('64,218.5 (+17.0)');
    await userEvent.click(card.getByRole('button', { name: 'Trade BTC again' }));
    await expect(again).toHaveBeenCalled();
  },
};

export const Lost: Story = {
  args: LOST,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You lost').nextElementSibling).toHaveTextContent('−100.00 USDT');
  },
};

/** The stake comes back (readings E13). */
export const Draw: Story = {
  args: DRAW,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Draw').nextElementSibling).toHaveTextContent(/^0\.00 USDT$/);
  },
};

/** A bet on falling wins where the price falls: two directions, two meanings. */
export const WonByFalling: Story = {
  args: { side: 'down', sideLabel: 'Down · 60 s', close: '64184.5', difference: '-17' },
};

export const Unknown: Story = {
  args: { result: null, open: '', close: 'NaN', difference: undefined, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
  },
};

export const Huge: Story = {
  args: {
    pair: '1000000BABYDOGE/USDT',
    result: '123456789012345678.12345678',
    resultDecimals: 8,
    open: '123456789012345678.12345678',
    close: '123456789012345678.12345679',
    difference: '0.00000001',
    decimals: 8,
    sentence:
      'Vos 100,00 USDT de mise et 123 456 789 012 345 678 USDT de gain ont été crédités sur votre compte d’options.',
    title: 'Position gagnante',
    labels: { open: 'Prix d’ouverture', close: 'Prix de règlement' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <ResultCard {...args}>{null}</ResultCard>
      <ResultCard {...args} {...LOST} sideLabel="Up · 120 s">
        {null}
      </ResultCard>
      <ResultCard {...args} {...DRAW} sideLabel="Up · 300 s">
        {null}
      </ResultCard>
    </Stack>
  ),
};
