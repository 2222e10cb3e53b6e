import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BidList } from '#kit/BidList';
import type { ComponentGuide } from '../docs/guide.ts';
import { still } from './support.tsx';

const meta = {
  title: 'Components/BidList',
  tags: ['autodocs'],
  component: BidList,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        "The bids of an auction, highest first, with the reader's own among them.",
        'Give the empty words: the first bid is an invitation.',
      ],
      avoid: ['Not for the orders of a market: use OrderBook.', 'Not for trades that took place: use TradeTape.'],
      accessibility: [
        'An ordered list with a name. "Highest", "You" and "Outbid" are words in badges, so no bid is told by colour.',
        'While it loads the place is announced as loading; an empty list offers its one action as a button.',
      ],
      waitsFor: ['pages/nft/artworkDetail'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Bids',
    scale: 2,
    unit: 'ETH',
    labels: { leading: 'Highest', own: 'You', outbid: 'Outbid' },
    bids: [
      { key: '9', bidder: 'kite_77', amount: '2.4', time: 'just now', mark: 'leading' },
      { key: '8', bidder: 'Jo Duarte', amount: '2.35', time: '2 minutes ago', isOwn: true, mark: 'outbid' },
      { key: '7', bidder: 'rosalind', amount: '2.3', time: '11 minutes ago' },
      { key: '6', bidder: '小林', amount: '2', time: '1 hour ago' },
    ],
    empty: {
      title: 'No bids yet',
      text: 'The first bid is 0.50 ETH or more.',
      action: { label: 'Bid 0.50 ETH', onPress: fn() },
    },
  },
} satisfies Meta<typeof BidList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Bids' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('Highest');
    await expect(rows[1]).toHaveTextContent('Outbid');
    await expect(rows[3]).toHaveTextContent('2.00');
  },
};

export const OwnLeads: Story = {
  args: {
    bids: [
      { key: '10', bidder: 'Jo Duarte', amount: '2.45', time: 'just now', isOwn: true, mark: 'leading' },
      { key: '9', bidder: 'kite_77', amount: '2.4', time: '1 minute ago' },
      { key: '8', bidder: 'Jo Duarte', amount: '2.35', time: '2 minutes ago', isOwn: true },
    ],
  },
};

export const Empty: Story = {
  args: { bids: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bid 0.50 ETH' }));
    const { action } = args.empty;
    if (!action || !('onPress' in action)) throw new Error('the empty list has its button');
    await expect(action.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  decorators: [still],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Malformed: Story = {
  args: {
    bids: [
      { key: 'a', bidder: '', amount: 'NaN', time: 'Invalid Date' },
      { key: 'b', bidder: 'kite_77', amount: null, time: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^––––$/);
  },
};

export const HugeNumbers: Story = {
  args: {
    scale: 8,
    unit: 'USDT',
    bids: [
      { key: 'a', bidder: 'kite_77', amount: '123456789012345.12345678', time: 'just now', mark: 'leading' },
      { key: 'b', bidder: 'rosalind', amount: '0.00000001', time: '11 minutes ago', isOwn: true, mark: 'outbid' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    labels: { leading: 'Offre la plus élevée', own: 'Votre offre', outbid: 'Dépassée' },
    bids: [
      {
        key: 'a',
        bidder: 'société-d-investissement-dans-les-arts-numériques',
        amount: '2.4',
        time: 'il y a quelques instants seulement',
        isOwn: true,
        mark: 'leading',
      },
      { key: 'b', bidder: 'ผู้เสนอราคานิรนามจากกรุงเทพ', amount: '2.35', time: '2 นาทีที่ผ่านมา', mark: 'outbid', isOwn: true },
    ],
  },
};
