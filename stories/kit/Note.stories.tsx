import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { InfoIcon, WarningCircleIcon, WarningIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { TextButton } from '#kit/TextButton';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Note',
  tags: ['autodocs'],
  component: Note,
  parameters: {
    guide: {
      use: [
        'Something that one should know at this place, for as long as it holds: prices that are old, an error that no field is to blame for.',
      ],
      avoid: ['Not for a passing answer to a tap: use Toast. Not in the place of a whole screen: use ErrorBlock.'],
      accessibility: [
        'It is read where it stands. What comes up by itself is told by whoever shows it, through the announcer.',
      ],
    } satisfies ComponentGuide,
  },
  args: { children: 'This article is shown in English.', icon: <InfoIcon size={20} /> },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What has happened stands on paper: the icon has the tone, the words are ink. */
export const Danger: Story = {
  args: {
    look: 'plain',
    tone: 'danger',
    icon: <WarningCircleIcon size={20} weight="fill" />,
    children: 'Your account does not have enough USDT for this order and its fee.',
  },
};

/** All of it leads to where something can be done. */
export const Pressable: Story = {
  args: {
    tone: 'warning',
    icon: <WarningIcon size={16} weight="fill" />,
    children: 'Verify to withdraw',
    onPress: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement).getByRole('button', { name: 'Verify to withdraw' });
    await userEvent.click(line);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    line.blur();
  },
};

/** Under a bar, with a way to do something about it. */
export const Band: Story = {
  args: {
    look: 'band',
    tone: 'warning',
    icon: <WarningIcon size={20} weight="fill" />,
    children: 'Prices are delayed',
    action: <TextButton look="inherit">Reconnect</TextButton>,
  },
};

/** In the place of a block that did not load. */
export const Frame: Story = {
  args: {
    look: 'frame',
    tone: 'danger',
    icon: <WarningCircleIcon size={20} />,
    children: 'News did not load',
    action: (
      <Button variant="text" size="sm">
        Retry
      </Button>
    ),
  },
};

/** Where there is nothing to type. */
export const Field: Story = { args: { look: 'field', icon: undefined, children: 'Best price' } };

export const Titled: Story = {
  args: {
    look: 'frame',
    icon: <InfoIcon size={24} />,
    title: 'Not available to you yet',
    children: 'Verify your identity to use this service. It takes some minutes.',
  },
};
