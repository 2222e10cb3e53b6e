import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { PositionCard, type PositionCardProps } from '#kit/PositionCard';
import { PriceText } from '#kit/PriceText';
import { HIDDEN } from '../../src/domain/number.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const [protect, close, selfHold] = [fn(), fn(), fn()];

const factsOf = (open: string, mark: string, liquidation: string, lots: string, margin: string, fee: string) => {
  const price = (value: string) => <PriceText value={value} decimals={value.split('.')[1]?.length ?? 0} />;
  return [
    { label: 'Open price', value: price(open) },
    { label: 'Mark price', value: price(mark), isLive: true },
    { label: 'Est. liquidation', value: price(liquidation) },
    { label: 'Lots', value: <AmountText value={lots} scale={0} /> },
    { label: 'Margin', value: <AmountText value={margin} scale={2} /> },
    { label: 'Overnight fee', value: <AmountText signed value={fee} scale={2} /> },
  ];
};

const SHORT = {
  symbol: 'SOL',
  pair: 'SOL/USDT',
  side: 'short',
  sideLabel: 'Short 20×',
  tag: 'Copied',
  pnl: '-26.19',
  rate: '-4.83',
  course: { entry: '158.04', mark: '158.42', liquidation: '164.52' },
  facts: factsOf('158.04', '158.42', '164.52', '20', '542.27', '-0.31'),
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
        'Hidden profit is hidden from screen readers too; old figures turn grey, and the head says of when they are.',
      ],
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
    course: { entry: '63792.1', mark: '64218.5', liquidation: '62180.3' },
    facts: factsOf('63792.1', '64218.5', '62180.3', '5', '1234.56', '-1.18'),
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

export const Stale: Story = {
  args: { staleSince: Date.parse('2026-11-20T14:02:11') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('14:02:11')).toBeVisible();
    const colour = (text: string) => getComputedStyle(within(canvasElement).getByText(text)).color;
    await expect(colour('64,218.5')).not.toBe(colour('63,792.1'));
  },
};

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
  args: {
    pnl: 'NaN',
    rate: null,
    course: { entry: '63792.1', mark: null, liquidation: '' },
    facts: [{ label: 'Open price', value: '–' }],
  },
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
    facts: factsOf(
      '0.000000123456789',
      '123456789012345.12345678',
      '62180000000.3',
      '1000000000',
      '1234567890123.56',
      '-1180000000.18',
    ),
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
