import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CaretRightIcon, TranslateIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Inset } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/TextButton',
  tags: ['autodocs'],
  component: TextButton,
  parameters: {
    guide: {
      use: ['Words that act where they stand: a link in a sentence, "More" beside a title, "Skip" in a bar.'],
      avoid: ['Not for what a screen is for: use Button. Not for a whole row or card: use Pressable.'],
      accessibility: [
        'Its target is 44 high and wide without moving what is around it; beside another one, keep them apart.',
      ],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story) => (
      <Inset top={24} bottom={24}>
        <Story />
      </Inset>
    ),
  ],
  args: { children: 'Create an account', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Create an account' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text tone="secondary" align="center">
      New here? <TextButton {...args} />
    </Text>
  ),
};

export const BesideATitle: Story = {
  args: { look: 'label', children: 'More', end: <CaretRightIcon size={16} /> },
};

export const InABar: Story = {
  render: (args) => <NavBar right={<TextButton {...args} look="bar" icon={<TranslateIcon size={20} />} />} />,
  args: { children: 'English' },
};
