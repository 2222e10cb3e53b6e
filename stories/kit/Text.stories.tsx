import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClockIcon } from '#kit/icons';
import { Stack } from '#kit/Stack';
import { Heading, Text, type TextLook } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Text',
  tags: ['autodocs'],
  component: Text,
  parameters: {
    guide: {
      use: [
        'Every word of a screen that no other part draws, in a role of the type scale; a Heading where it names what stands below it.',
      ],
      avoid: [
        'Not for a sentence that warns or informs: use Note. Not for an amount, a price or a percent: use AmountText, PriceText, PercentText.',
      ],
      accessibility: [
        'A Heading has its place in the outline by `level`, whatever it looks like.',
        'Words wrap and are never cut where text is large.',
      ],
    } satisfies ComponentGuide,
  },
  args: { children: 'Every order meets other orders, best price first.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const LOOKS: readonly TextLook[] = [
  'headline',
  'title',
  'heading',
  'strong',
  'body',
  'label',
  'text',
  'caption-strong',
  'caption',
];

export const Looks: Story = {
  render: () => (
    <Stack gap={8}>
      {LOOKS.map((look) => (
        <Text key={look} look={look}>
          {look}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      <Text tone="primary">Primary</Text>
      <Text tone="secondary">Secondary</Text>
      <Text tone="tertiary">Tertiary</Text>
      <Text tone="stale" icon={<ClockIcon size={20} />}>
        Stale
      </Text>
      <Text direction="up">Up</Text>
      <Text direction="down">Down</Text>
    </Stack>
  ),
};

/** Two lines at most, but for large text; long words break. */
export const Clamped: Story = {
  args: {
    clamp: true,
    tone: 'secondary',
    children:
      'Rückerstattungsvereinbarungen und Handelszeiten ändern sich. What changes, for whom, and from when on: all of it stands in the article, which is longer than any list has room for.',
  },
};

/** The outline is told by level, whatever it looks like. */
export const Headings: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1} look="headline">
        Log in
      </Heading>
      <Heading>Movements</Heading>
      <Heading level={3} look="label" tone="tertiary">
        Preferences
      </Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Preferences');
  },
};
