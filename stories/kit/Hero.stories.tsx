import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeText } from '#kit/ChangeText';
import { Hero } from '#kit/Hero';
import { IconButton } from '#kit/IconButton';
import { ClockCounterClockwiseIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Hero',
  tags: ['autodocs'],
  component: Hero,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'Behind the bar and the figure that leads a screen: the balance of the assets; as a card, behind what leads other cards.',
      ],
      avoid: ['Not for a list or a form: they stand on the page.', 'Not twice on a screen.'],
      accessibility: [
        'Says nothing itself. Texts, icons and directions on it have inks that are measured on its ground.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    children: (
      <>
        <NavBar
          layout="title"
          title="Assets"
          right={<IconButton label="Records" icon={<ClockCounterClockwiseIcon />} />}
        />
        <Stack edge="gutter" gap={4} bottom={16} sized>
          <Text tone="secondary">Total balance</Text>
          <LeadFigure value="54356.19" scale={2} unit="USDT" />
          <ChangeText value="612.38" scale={2} percent="1.14" />
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Among cards: a mark, a name, a line. */
export const AsCard: Story = {
  args: {
    look: 'card',
    children: (
      <Row gap={16}>
        <Logo name="BG" size={64} />
        <Stack gap={4}>
          <Text look="title">BG</Text>
          <Text tone="secondary">An exchange made for the phone</Text>
        </Stack>
      </Row>
    ),
  },
};
