import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AmountText, HiddenFigure } from '#kit/AmountText';
import { FiatText } from '#kit/FiatText';
import { ENGLISH, KitWordsProvider } from '#kit/words';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/AmountText',
  tags: ['autodocs'],
  component: AmountText,
  parameters: {
    guide: {
      use: [
        'Every amount of a coin in text: rows, facts, balances.',
        'Give the scale of the coin. The amount is cut to it and never rounded up, so nobody sees more than there is.',
      ],
      avoid: [
        'Not for the one figure that leads a screen: use LeadFigure.',
        "Not for a price: use PriceText. Not for a value in the user's currency: use FiatText.",
      ],
      accessibility: [
        'A hidden amount is hidden from screen readers as well: they say "hidden", and nothing tells its length.',
        'What is no number shows as a dash, never as NaN.',
      ],
    } satisfies ComponentGuide,
  },
  args: { value: '20008.41', scale: 2, unit: 'USDT' },
} satisfies Meta<typeof AmountText>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 8, justifyItems: 'end' } as const;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('20,008.41 USDT');
  },
};

/** Every coin has its decimals; what is shown is there, so an amount is cut and never rounded up. */
export const CoinScales: Story = {
  render: () => (
    <div style={column}>
      <AmountText value="0.155899999" scale={8} unit="BTC" />
      <AmountText value="12.9999999" scale={4} unit="ETH" />
      <AmountText value="849.999" scale={2} unit="USDT" />
      <AmountText value="125000000.9" scale={0} unit="SHIB" />
      <AmountText value="2500.00" scale={8} trim unit="USDT" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const amount of ['0.15589999 BTC', '12.9999 ETH', '849.99 USDT', '125,000,000 SHIB', '2,500 USDT'])
      await expect(canvasElement).toHaveTextContent(amount);
  },
};

/** A hidden balance looks and sounds the same, whatever it is. */
export const Hidden: Story = {
  render: () => (
    <KitWordsProvider words={{ ...ENGLISH, hidden: 'Balance hidden' }}>
      <div style={column}>
        <AmountText value="0.01" scale={2} hidden unit="USDT" />
        <AmountText value="123456789" scale={2} hidden unit="USDT" />
        <AmountText value={null} scale={2} hidden unit="USDT" />
        <FiatText value="48216.01" code="USD" hidden />
      </div>
    </KitWordsProvider>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getAllByRole('img', { name: 'Balance hidden' });
    await expect(hidden.map((figure) => figure.textContent)).toEqual(['••••', '••••', '••••', '••••']);
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
};

/** What is no number is a dash. */
export const Malformed: Story = {
  render: () => (
    <div style={column}>
      {[null, undefined, '', 'NaN', '1,5', '1e999', '-'].map((value) => (
        <AmountText key={String(value)} value={value} scale={2} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('–'.repeat(7));
  },
};

/** A change has its sign. */
export const Signed: Story = {
  args: { value: '412.6', signed: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+412.60 USDT');
  },
};

export const Negative: Story = { args: { value: '-26.19' } };
export const HugeNumber: Story = { args: { value: '123456789012345678.12345678', scale: 8, unit: undefined } };

/** What stands in place of every figure that is hidden. */
export const HiddenAlone: Story = {
  render: () => <HiddenFigure />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Hidden' })).toBeVisible();
  },
};
