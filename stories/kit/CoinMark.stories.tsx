import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinMark } from '#kit/CoinMark';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/CoinMark',
  tags: ['autodocs'],
  component: CoinMark,
  parameters: {
    guide: {
      use: [
        'Beside the symbol of a coin or stock, in rows, cards and pickers.',
        'Shape tells the class: coins are circles, stocks rounded squares.',
      ],
      avoid: [
        'Not for people: use Avatar. Not for the site: use Logo.',
        'Not alone: no user knows a coin by its drawing.',
      ],
      accessibility: ['Hidden from screen readers. The symbol must stand beside it as text.'],
    } satisfies ComponentGuide,
  },
  args: { symbol: 'BTC' },
} satisfies Meta<typeof CoinMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const SYMBOLS = [
  'BTC',
  'ETH',
  'USDT',
  'SOL',
  'DOGE',
  'LTC',
  'AVAX',
  'XRP',
  'LINK',
  'BNB',
  'TON',
  'DOT',
  'ADA',
  'ARB',
  'PEPE',
  'SUI',
];

export const Default: Story = {};
export const Small: Story = { args: { size: 20 } };
export const InHeads: Story = { args: { size: 24 } };
export const InRows: Story = { args: { symbol: 'SOL', size: 36 } };
export const Large: Story = { args: { size: 40 } };
export const Stock: Story = { args: { symbol: 'NVDA', kind: 'stock' } };
export const Unknown: Story = { args: { symbol: '' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 32px)', gap: 12 }}>
      {SYMBOLS.map((symbol) => (
        <CoinMark key={symbol} symbol={symbol} />
      ))}
      {['NVDA', 'AAPL', 'TSLA', 'MSFT', 'AMZN', 'META', 'GOOG', 'COIN'].map((symbol) => (
        <CoinMark key={symbol} symbol={symbol} kind="stock" />
      ))}
    </div>
  ),
};
