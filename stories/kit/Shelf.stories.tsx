import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { Chip } from '#kit/Chip';
import { CoinMark } from '#kit/CoinMark';
import { Shelf } from '#kit/Shelf';
import { Skeleton } from '#kit/Skeleton';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Shelf',
  tags: ['autodocs'],
  component: Shelf,
  parameters: {
    guide: {
      use: ['Cards of one size in a line that scrolls sideways: live prices of the main pairs.'],
      avoid: ['Not for what must all be seen: use rows. Not for messages one at a time: use BannerSwiper.'],
      accessibility: [
        'A list with a name. The cards can be focused, and the shelf scrolls with the focus.',
        'Without a name it is a shelf that loads, and is hidden from screen readers.',
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Main pairs' },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

const COINS = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE'];

export const Default: Story = {
  args: { children: COINS.map((coin) => <Button key={coin} variant="secondary">{`${coin}/USDT`}</Button>) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Main pairs' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(COINS.length);
  },
};

/** Chips bring room of their own above and below. */
export const Tight: Story = {
  args: {
    tight: true,
    children: COINS.map((coin) => (
      <Chip key={coin} mark={<CoinMark symbol={coin} size={20} />} onSelect={() => undefined}>
        {coin}
      </Chip>
    )),
  },
};

export const Loading: Story = {
  render: () => (
    <Shelf>
      {COINS.map((coin) => (
        <Skeleton key={coin} shape="block" width="8.5rem" height="6rem" />
      ))}
    </Shelf>
  ),
};
