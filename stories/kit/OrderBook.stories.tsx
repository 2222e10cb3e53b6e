import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { BookView } from '#kit/live';
import { OrderBook } from '#kit/OrderBook';
import { Select } from '#kit/Select';
import type { ComponentGuide } from '../docs/guide.ts';
import { BOOK, storySource } from './trading-data.ts';

const meta = {
  title: 'Components/OrderBook',
  tags: ['autodocs'],
  component: OrderBook,
  parameters: {
    guide: {
      use: [
        'The book of a ticket: asks above, the last price between, bids below. A tap takes the price.',
        'Without `onPick` it is only read.',
      ],
      avoid: [
        'Not beside a chart, where both sides stand next to each other: use DepthTable.',
        'Not for trades that took place: use TradeTape.',
      ],
      accessibility: [
        'Each side is a listbox with a name: arrows walk the levels, Enter or Space takes the price.',
        'A finger needs no exact row: a tap snaps to the nearest one.',
        'Levels change many times a second and are never announced.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    source: storySource(BOOK),
    labels: { asks: 'Asks', bids: 'Bids', price: 'Price', amount: 'BTC', spread: 'Spread' },
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderBook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tap anywhere takes the nearest row: here just beside the best ask, in the spread. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const asks = within(canvasElement).getByRole('listbox', { name: 'Asks' });
    const { left, bottom } = asks.getBoundingClientRect();
    await fireEvent.click(asks, { clientX: left + 10, clientY: bottom + 4 });
    await expect(args.onPick).toHaveBeenLastCalledWith('64219.0');
  },
};

/** By keyboard each side is a list: the arrows begin at the best price. */
export const Keyboard: Story = {
  parameters: { focus: 'kept' },
  play: async ({ canvasElement, args }) => {
    const bids = within(canvasElement).getByRole('listbox', { name: 'Bids' });
    bids.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('64217.0');
  },
};

/** What stands at the end of the spread's line takes no price, and neither does the sheet that it opens. */
export const Grouped: Story = {
  args: {
    end: (
      <Select
        size="caption"
        label="Grouping"
        value="0.1"
        options={['0.1', '1'].map((key) => ({ key, label: key }))}
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Grouping: 0.1' }));
    await userEvent.click(await within(document.body).findByRole('radio', { name: '1' }));
    await expect(args.onPick).not.toHaveBeenCalled();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Thin: Story = {
  args: { source: storySource<BookView>({ ...BOOK, asks: BOOK.asks.slice(0, 2), bids: BOOK.bids.slice(0, 4) }) },
  play: async ({ canvasElement, args }) => {
    const asks = within(canvasElement).getByRole('listbox', { name: 'Asks' });
    const { left, top } = asks.getBoundingClientRect();
    await fireEvent.click(asks, { clientX: left + 10, clientY: top + 4 });
    await expect(args.onPick).toHaveBeenLastCalledWith('64219.5');
  },
};

export const Empty: Story = {
  args: { source: storySource<BookView>({ ...BOOK, asks: [], bids: [], gap: '', bidShare: null }) },
};

export const Stale: Story = { args: { source: storySource<BookView>({ ...BOOK, isStale: true, gap: '14:27:52' }) } };

export const ReadOnly: Story = {
  parameters: { pictures: { sameAs: 'Default', why: 'Rows that cannot be taken look as those that can.' } },
  args: { onPick: undefined },
};

const ticking = storySource<BookView>(BOOK);

/** A new book is written into the same rows. */
export const Ticks: Story = {
  tags: ['play-only'],
  args: { source: ticking },
  play: async ({ canvasElement, args }) => {
    const [best, ...rest] = BOOK.bids;
    if (!best) throw new Error('the book has bids');
    ticking.set({ ...BOOK, bids: [{ ...best, value: '64218.2', price: '64,218.2', amount: '9.0000' }, ...rest] });
    const row = within(canvasElement).getByText('64,218.2');
    await userEvent.click(row);
    await expect(args.onPick).toHaveBeenLastCalledWith('64218.2');
    ticking.set(BOOK);
  },
};
