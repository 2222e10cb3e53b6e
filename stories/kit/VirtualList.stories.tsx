import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { SettingRow } from '#kit/SettingRow';
import { VirtualList, type VirtualListProps } from '#kit/VirtualList';
import type { ComponentGuide } from '../docs/guide.ts';

/** Comes and goes, as a list does when one opens a row and comes back. */
function Leaving(props: VirtualListProps<string>) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <div style={{ position: 'fixed', zIndex: 1, insetBlockEnd: 16, insetInlineEnd: 16 }}>
        <Button size="sm" onClick={() => setShown(!isShown)}>
          {isShown ? 'Leave' : 'Come back'}
        </Button>
      </div>
      {isShown ? <VirtualList {...props} /> : null}
    </>
  );
}

const meta = {
  title: 'Components/VirtualList',
  tags: ['autodocs'],
  component: VirtualList<string>,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'A long list of equal rows that are all there: every pair of a market.',
        'Give a `scrollKey` where the user comes back to where they were.',
      ],
      avoid: [
        'Not for pages that come one by one: use InfiniteList.',
        'Not for rows of different heights, nor for fewer than about fifty.',
      ],
      accessibility: [
        'A list with a name. Rows say which of how many they are, though only those near the screen exist.',
        'Find-in-page reaches only what is drawn: give a search.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: Array.from({ length: 300 }, (_, index) => `Pair ${index + 1}`),
    keyOf: (item) => item,
    rowHeight: 60,
    renderRow: (item) => <SettingRow label={item} value="64,218.5" />,
    label: 'Pairs',
  },
} satisfies Meta<typeof VirtualList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of 300 rows only those near the screen exist. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Pairs' });
    await waitFor(() => expect(within(list).getByText('Pair 1')).toBeVisible());
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(list.getBoundingClientRect().height).toBe(300 * 60);
  },
};

/** One comes back to where one was. */
export const KeepsScroll: Story = {
  tags: ['play-only'],
  args: { scrollKey: 'story-pairs' },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 6000);
    await waitFor(() => expect(canvas.getByText('Pair 101')).toBeVisible());
    const toggle = canvas.getByRole('button');
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByText('Pair 101')).toBeVisible());
    await expect(window.scrollY).toBe(6000);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('Pair 1')).toBeVisible());
    toggle.blur();
  },
};
