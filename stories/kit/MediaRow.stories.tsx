import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#kit/Avatar';
import { Button } from '#kit/Button';
import { Logo } from '#kit/Logo';
import { MediaRow } from '#kit/MediaRow';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/MediaRow',
  tags: ['autodocs'],
  component: MediaRow,
  parameters: {
    guide: {
      use: [
        'A picture, words and what can be done, in a line: who is signed in, an app to download, an article with its picture.',
      ],
      avoid: ['Not for a row of settings: use SettingRow. Not for a coin with its amount: use BalanceRow.'],
      accessibility: ['The picture is beside the words and says nothing more than they do.'],
    } satisfies ComponentGuide,
  },
  args: { media: <Avatar name="Mina Aoki" size={56} /> },
} satisfies Meta<typeof MediaRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const Words = () => (
  <Stack gap={4}>
    <Text look="heading">Mina Aoki</Text>
    <Text tone="secondary">mina@example.com</Text>
  </Stack>
);

export const Default: Story = { args: { children: <Words /> } };

export const WithEnd: Story = {
  args: { children: <Words />, end: <Button size="md">Log in</Button> },
};

export const Frame: Story = {
  args: {
    frame: true,
    media: <Logo name="H5" size={32} />,
    children: (
      <>
        <Text look="label">The app of H5</Text>
        <Text look="caption" tone="tertiary">
          Prices and alerts at hand
        </Text>
      </>
    ),
    end: (
      <Button size="sm" variant="secondary">
        Download
      </Button>
    ),
  },
};

/** A long text keeps the line, from its start on. */
export const FromTheStart: Story = {
  args: {
    align: 'start',
    children: (
      <Text tone="secondary">
        Trading hours of stocks change over the holidays: what is closed when, and what happens to orders that wait.
      </Text>
    ),
  },
};
