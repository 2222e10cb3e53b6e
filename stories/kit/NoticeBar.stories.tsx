import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticeBar } from '#kit/NoticeBar';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/NoticeBar',
  tags: ['autodocs'],
  component: NoticeBar,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['One line of news that one may open: maintenance, new pairs, changed fees.'],
      avoid: ['Not for a picture with a message: use BannerSwiper.', 'Not for a passing answer to a tap: use Toast.'],
      accessibility: [
        'One button that reads the notice. A touch or focus keeps the notice that stands; nothing is announced when they change.',
        'At normal text size a long notice ends in an ellipsis; at large sizes it wraps.',
      ],
    } satisfies ComponentGuide,
  },
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
    await expect(args.items?.[0]?.onPress).toHaveBeenCalledTimes(1);
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
