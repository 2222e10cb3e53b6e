import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BannerSwiper } from '#kit/BannerSwiper';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/BannerSwiper',
  tags: ['autodocs'],
  component: BannerSwiper,
  parameters: {
    guide: {
      use: ['News of the house on the home screen: a handful of slides, each with one message and one place to go.'],
      avoid: [
        'Not for a line that must be read: use NoticeBar.',
        'Not for products with figures to compare: use ProductCard.',
      ],
      accessibility: [
        "A named carousel. Each slide is a button; its picture's alternative text is the title.",
        'It stops for good at the first touch or focus, and never moves by itself where less motion is asked for.',
        'The dots are for the eye only.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Announcements',
    interval: 0,
    items: [
      { key: 'lock', title: 'Lock USDT, earn 0.40% a day', text: '7 to 90 days, early exit allowed', onPress: fn() },
      { key: 'fees', title: 'Maker fees are down to 0.08%', onPress: fn() },
    ],
  },
} satisfies Meta<typeof BannerSwiper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const slide = within(canvasElement).getByRole('button', { name: /Lock USDT/ });
    await userEvent.click(slide);
    await expect(args.items?.[0]?.onPress).toHaveBeenCalledTimes(1);
    slide.blur();
  },
};

export const One: Story = {
  args: { items: [{ key: 'lock', title: 'Lock USDT, earn 0.40% a day', text: '7 to 90 days, early exit allowed' }] },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        key: 'fra',
        title: 'Bloquez vos USDT et recevez jusqu’à 0,40 % par jour',
        text: 'De 7 à 90 jours, sortie anticipée possible avec une pénalité annoncée',
      },
    ],
  },
};
