import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#kit/IconButton';
import { EyeIcon, HeadsetIcon, NewspaperIcon, StarIcon, TranslateIcon } from '#kit/icons';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix, unfocus } from './support.tsx';

const meta = {
  title: 'Components/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  parameters: {
    guide: {
      use: [
        'An act that everybody knows by its icon: back, close, search, favourite, show balance.',
        '`dot` where something new waits behind it; say so in the label too.',
      ],
      avoid: ['Not for an act that moves money: use Button, with words.', 'Not for one of several choices: use Chip.'],
      accessibility: [
        'A button named by its label. `pressed` makes it a toggle that says whether it is on.',
        'A target of 44 px around an icon of 24 or 20.',
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Customer service', icon: <HeadsetIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Customer service' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

/** The label says what the dot means. */
export const WithDot: Story = { args: { label: 'News, unread items', icon: <NewspaperIcon />, dot: true } };

/** Beside a line of text, whose height it keeps. */
export const Flat: Story = {
  render: (args) => (
    <Row>
      <Text>Total value</Text>
      <IconButton {...args} flat tone="quiet" />
    </Row>
  ),
};

export const Pressed: Story = {
  args: { label: 'Favourite', icon: <StarIcon weight="fill" />, tone: 'accent', pressed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={5}>
      <IconButton label="Language" icon={<TranslateIcon />} />
      <IconButton label="Show amounts" icon={<EyeIcon size={20} />} tone="quiet" />
      <IconButton label="Favourite" icon={<StarIcon weight="fill" />} tone="accent" pressed />
      <IconButton label="Share" icon={<HeadsetIcon />} tone="overlay" />
      <IconButton label="Language" icon={<TranslateIcon />} disabled />
    </Matrix>
  ),
};
