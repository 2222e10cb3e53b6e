import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '#kit/Badge';
import { CaretRightIcon } from '#kit/icons';
import { Section } from '#kit/Section';
import { SettingRow } from '#kit/SettingRow';
import { TextButton } from '#kit/TextButton';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Section',
  tags: ['autodocs'],
  component: Section,
  parameters: {
    guide: {
      use: [
        'What belongs together on a screen, under its name: a list, a group of rows, a table.',
        '`quiet` over groups of settings; `band` keeps it from what stands above.',
      ],
      avoid: ['Not for the title of a screen: use NavBar.'],
      accessibility: ['A region that its title names; one without a title on show takes a `label`.'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Preferences',
    children: (
      <>
        <SettingRow label="Language" value="English" onPress={() => undefined} />
        <SettingRow label="Currency" value="USD" onPress={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Preferences' })).toBeVisible();
  },
};

export const Quiet: Story = {
  args: { look: 'quiet', band: true, note: 'What you choose here holds on this device alone.' },
};

/** Over a line of chips: what can be done at its end takes no room. */
export const Line: Story = {
  args: { look: 'line', title: 'Recently viewed', end: <TextButton look="label">Clear</TextButton>, children: null },
};

/** A state beside the title, and what can be done at the end of the line. */
export const WithMarkAndEnd: Story = {
  args: {
    title: 'Top movers',
    mark: <Badge tone="success">Live</Badge>,
    end: (
      <TextButton look="label" end={<CaretRightIcon size={16} />}>
        More
      </TextButton>
    ),
  },
};
