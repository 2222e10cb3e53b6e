import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticeBar } from '../../src/kit/components/NoticeBar/index.ts';

const meta = {
  title: 'Components/NoticeBar',
  component: NoticeBar,
  parameters: { stage: 'flush' },
  args: {
    interval: 0,
    items: [{ key: 'margin', text: 'SOL/USDT margin tiers change 24 Nov', onPress: fn() }],
  },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement).getByRole('button');
    await userEvent.click(line);
    await expect(args.items[0]?.onPress).toHaveBeenCalledTimes(1);
    line.blur();
  },
};

/** The only text that may end in an ellipsis, and only at normal size. */
export const LongWords: Story = {
  args: {
    items: [
      {
        key: 'fra',
        text: 'Les paliers de marge de SOL/USDT changent le 24 novembre à 08:00 UTC pour toutes les positions',
        onPress: () => undefined,
      },
    ],
  },
};
