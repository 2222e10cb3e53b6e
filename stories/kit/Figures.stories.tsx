import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { ChangePill } from '#kit/ChangePill';
import { CompactText } from '#kit/CompactText';
import { FiatText } from '#kit/FiatText';
import { PercentText } from '#kit/PercentText';
import { PriceText } from '#kit/PriceText';
import type { ComponentGuide } from '../docs/guide.ts';

/** The small components that turn decimal text into figures; nothing else does. */
const meta = {
  title: 'Components/Figures',
  tags: ['autodocs'],
  component: PriceText,
  subcomponents: { ChangePill, CompactText, FiatText, PercentText },
  parameters: {
    guide: {
      use: [
        "Every figure in text: a price with the decimals of its pair, a change with its sign, a volume in K and M, a value in the user's currency.",
        'They are the only way from decimal text to a shown figure, so that a column always agrees with itself.',
      ],
      avoid: [
        'Not for a figure that follows the market by itself: use LivePrice or LiveChange.',
        'Not for the amount of a coin: use AmountText. Not for the figure that leads a screen: use LeadFigure.',
      ],
      accessibility: [
        'A change carries a sign besides its colour; minus is a real minus, which is read as one.',
        'What is no number shows as a dash. Figures have no role and announce nothing.',
      ],
    } satisfies ComponentGuide,
  },
  args: { value: '64218.5', decimals: 1 },
} satisfies Meta<typeof PriceText>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 8, justifyItems: 'end' } as const;

export const Default: Story = {};
export const ToneUp: Story = { args: { tone: 'up' } };
export const ToneDown: Story = { args: { tone: 'down' } };
export const Unknown: Story = { args: { value: null } };

/** Amounts are cut, never rounded up, and can be hidden without a trace. */
export const Amounts: Story = {
  render: () => (
    <div style={column}>
      <AmountText value="0.99999999" scale={4} unit="BTC" />
      <AmountText value="20008.41000000" scale={8} trim unit="USDT" />
      <AmountText value="2500" scale={2} />
      <AmountText value="2500" scale={2} hidden unit="USDT" />
      <AmountText value="" scale={2} unit="USDT" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^0\.9999/)).toBeVisible();
    await expect(canvasElement.textContent?.match(/2,500/g)).toHaveLength(1);
  },
};

export const Pills: Story = {
  render: () => (
    <div style={column}>
      {['1.84', '-3.07', '0', '0.001', '1284.5', null].map((value) => (
        <ChangePill key={String(value)} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // 0.001 shows as zero and is therefore flat: sign and colour never contradict each other.
    for (const pill of within(canvasElement).getAllByText('0.00%'))
      await expect(pill).toHaveAttribute('data-direction', 'flat');
  },
};

export const Percents: Story = {
  render: () => (
    <div style={column}>
      {['1.84', '-3.07', '0'].map((value) => (
        <PercentText key={value} value={value} arrow />
      ))}
    </div>
  ),
};

export const CompactAndFiat: Story = {
  render: () => (
    <div style={column}>
      <CompactText value="1000" />
      <CompactText value="1001" />
      <CompactText value="611004120" />
      <FiatText value="64218.5" code="USD" />
      <FiatText value="0.12847" code="USD" />
      <FiatText value="9632775" code="JPY" approximate />
      <FiatText value="48216.01" code="USD" hidden />
    </div>
  ),
};
