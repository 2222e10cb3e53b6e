import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CaretDownIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { Pressable } from '#kit/Pressable';
import { Inset, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Pressable',
  tags: ['autodocs'],
  component: Pressable,
  parameters: {
    guide: {
      use: [
        'A row, a card or a mark of one’s own making that acts as a whole.',
        '`item` is a row of a list of articles, `mark` holds a Logo or Avatar.',
      ],
      avoid: [
        'Not where a part of the kit has a press of its own: SettingRow, QuoteRow, BalanceRow. Not for words alone: use TextButton.',
      ],
      accessibility: ['One button: nothing inside may act by itself. Its words name it.'],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story) => (
      <Inset top={12} bottom={12}>
        <Story />
      </Inset>
    ),
  ],
  args: { onPress: fn() },
} satisfies Meta<typeof Pressable>;

export default meta;
type Story = StoryObj<typeof meta>;

const Words = () => (
  <Stack as="span" gap={4}>
    <Text as="span" look="strong">
      Trading hours over the holidays
    </Text>
    <Text as="span" look="caption" tone="tertiary">
      2 hours ago
    </Text>
  </Stack>
);

export const Default: Story = {
  args: { children: <Words /> },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Trading hours/ });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

export const Item: Story = { args: { look: 'item', children: <Words /> } };

export const Line: Story = {
  args: {
    look: 'line',
    children: (
      <>
        <Text as="span" look="heading">
          BTC/USDT
        </Text>
        <CaretDownIcon size={16} weight="bold" />
      </>
    ),
  },
};

export const Mark: Story = { args: { look: 'mark', children: <Logo name="H5" size={32} label="Profile" /> } };
