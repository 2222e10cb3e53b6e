import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InfiniteList, type InfiniteListProps } from '#kit/InfiniteList';
import { SettingRow } from '#kit/SettingRow';
import type { ComponentGuide } from '../docs/guide.ts';
import { still } from './support.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Entry ${index + 1}`);

/** Three pages of ten. */
function Paged(props: InfiniteListProps<string>) {
  const [count, setCount] = useState(10);
  return (
    <InfiniteList
      {...props}
      items={rows(count)}
      hasMore={count < 30}
      onMore={() => {
        setCount(count + 10);
        props.onMore();
      }}
    />
  );
}

const meta = {
  title: 'Components/InfiniteList',
  tags: ['autodocs'],
  component: InfiniteList<string>,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'A history that grows page by page as one scrolls: orders, records, news.',
        'Wrap it in a ListState for the first page.',
      ],
      avoid: [
        'Not for thousands of equal rows that are all there: use VirtualList.',
        'Not for rows that must be found by number or date: give a filter.',
      ],
      accessibility: [
        'A list with a name. Its end says that it loads, that there is no more, or offers a button where a page did not come.',
        'The focus stays where it was when a page comes in.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: rows(4),
    keyOf: (item) => item,
    renderItem: (item) => <SettingRow label={item} value="0.0200 BTC" />,
    hasMore: false,
    isLoading: false,
    onMore: fn(),
    label: 'Records',
  },
} satisfies Meta<typeof InfiniteList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No more entries')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { hasMore: true, isLoading: true }, decorators: [still] };

export const NextPageFailed: Story = {
  args: { hasMore: true, error: 'The next page did not load. Try again' },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: /Try again/ });
    await userEvent.click(retry);
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    retry.blur();
  },
};

/** Each page is asked for once, before its end comes into sight. */
export const Growing: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Records' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(10));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(30));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    window.scrollTo(0, 0);
  },
};
