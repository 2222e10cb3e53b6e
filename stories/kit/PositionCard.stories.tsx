import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PositionCard, type PositionCardProps } from '#kit/PositionCard';
import { HIDDEN } from '../../src/domain/number.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const [protect, close, selfHold] = [fn(), fn(), fn()];

const SHORT = {
  symbol: 'SOL',
  pair: 'SOL/USDT',
  side: 'short',
  sideLabel: 'Short 20×',
  tag: 'Copied',
  pnl: '-26.19',
  rate: '-4.83',
  facts: [
    { label: 'Open price', value: '158.04' },
    { label: 'Mark price', value: '158.42' },
    { label: 'Est. liquidation', value: '164.52' },
    { label: 'Lots', value: '20' },
    { label: 'Margin', value: '542.27' },
    { label: 'Overnight fee', value: '−0.31' },
  ],
  actions: [
    { label: 'TP / SL', onClick: protect },
    { label: 'Self-hold', onClick: selfHold },
    { label: 'Close', onClick: close },
  ],
} satisfies Partial<PositionCardProps>;

const meta = {
  title: 'Components/PositionCard',
  tags: ['autodocs'],
  component: PositionCard,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['An open futures position with its profit, its facts and up to three equal acts.'],
      avoid: [
        'Not for an order that waits: use EntrustRow.',
        'Not for how near the account is to liquidation: use RiskMeter, once above the cards.',
      ],
      accessibility: [
        'An article named after pair and side. The side is a word with an arrow; profit carries its sign.',
        'Hidden profit is hidden from screen readers too; old figures turn grey.',
      ],
      waitsFor: ['pages/transaction/contract'],
    } satisfies ComponentGuide,
  },
  args: {
    symbol: 'BTC',
    pair: 'BTC/USDT',
    side: 'long',
    sideLabel: 'Long 50×',
    pnl: '412.6',
    pnlLabel: 'Unrealised PnL, USDT',
    rate: '33.42',
    rateLabel: 'Return',
    facts: [
      { label: 'Open price', value: '63,792.1' },
      { label: 'Mark price', value: '64,218.5' },
      { label: 'Est. liquidation', value: '62,180.3' },
      { label: 'Lots', value: '5' },
      { label: 'Margin', value: '1,234.56' },
      { label: 'Overnight fee', value: '−1.18' },
    ],
    actions: [
      { label: 'TP / SL', onClick: protect },
      { label: 'Close', onClick: close },
    ],
    onShare: fn(),
    shareLabel: 'Share BTC/USDT',
  },
} satisfies Meta<typeof PositionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'BTC/USDT Long 50×' }));
    await expect(card.getByText('Unrealised PnL, USDT').nextElementSibling).toHaveTextContent('+412.60');
    await expect(card.getByText('+33.42%')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await expect(close).toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'Share BTC/USDT' }));
    await expect(args.onShare).toHaveBeenCalled();
  },
};

/** A copied short at a loss, with three equal buttons. */
export const ShortCopied: Story = {
  args: SHORT,
  play: async ({ canvasElement }) => {
    const buttons = ['TP / SL', 'Self-hold', 'Close'].map((name) =>
      within(canvasElement).getByRole('button', { name }).getBoundingClientRect(),
    );
    const [first] = buttons;
    for (const { width } of buttons) await expect(Math.abs(width - (first?.width ?? 0))).toBeLessThan(1);
  },
};

export const Flat: Story = { args: { pnl: '0', rate: '0' } };

/** A running call blocks its own button, the others stay. */
export const Closing: Story = {
  args: {
    actions: [
      { label: 'TP / SL', onClick: protect, disabled: true },
      { label: 'Close', onClick: close, busy: true },
    ],
  },
  play: async ({ canvasElement }) => {
    close.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(close).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: 'TP / SL' })).toBeDisabled();
  },
};

export const Stale: Story = { args: { isStale: true } };

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(HIDDEN)).toBeVisible();
    await expect(within(canvasElement).queryByText(/412/)).toBeNull();
  },
};

/** Read only: a closed position or somebody else's. */
export const WithoutActions: Story = {
  args: { actions: undefined, onShare: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Malformed: Story = {
  args: { pnl: 'NaN', rate: null, facts: [{ label: 'Open price', value: '–' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(3);
  },
};

export const Huge: Story = {
  args: {
    pair: '1000000BABYDOGE/USDT',
    symbol: '1000000BABYDOGE',
    sideLabel: 'Long 125×',
    tag: 'Copied',
    pnl: '123456789012345678.12345678',
    pnlDecimals: 8,
    rate: '123456789.99',
    facts: [
      { label: 'Open price', value: '0.000000123456789' },
      { label: 'Mark price', value: '123,456,789,012,345.12345678' },
      { label: 'Est. liquidation', value: '62,180,000,000.3' },
      { label: 'Lots', value: '1,000,000,000' },
      { label: 'Margin', value: '1,234,567,890,123.56' },
      { label: 'Overnight fee', value: '−1,180,000,000.18' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongWords: Story = {
  args: {
    ...SHORT,
    sideLabel: 'Vente à découvert 20×',
    tag: 'Position copiée',
    pnlLabel: 'Profit ou perte non réalisé, en USDT',
    rateLabel: 'Rendement de la marge',
    facts: SHORT.facts.map(({ value }, index) => ({
      label: `Prix de liquidation estimé ${index + 1}`,
      value,
    })),
    actions: [
      { label: 'Objectif et stop', onClick: protect },
      { label: 'Gérer soi-même', onClick: selfHold },
      { label: 'Clôturer', onClick: close },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <PositionCard {...args} />
      <PositionCard {...args} {...SHORT} shareLabel="Share SOL/USDT" />
    </>
  ),
};
