import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#kit/Badge';
import { Note } from '#kit/Note';
import { Inset, Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Stack',
  tags: ['autodocs'],
  component: Stack,
  parameters: {
    guide: {
      use: [
        'Things below each other with `gap` between them; a Row for things beside each other, an Inset for room around one thing.',
        'Room comes from the scale alone. `edge="gutter"` is the room that every screen keeps to its sides.',
      ],
      avoid: [
        'Not for facts: use KeyValue. Not for buttons of equal width: use ButtonRow. Not for a picture beside words: use MediaRow.',
      ],
      accessibility: [
        '`as` says what it is where that matters: a section, a list, an article. A box says nothing by itself.',
      ],
    } satisfies ComponentGuide,
  },
  args: { gap: 12, edge: 'gutter' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const Words = () => (
  <>
    <Text look="heading">Your order is placed</Text>
    <Text tone="secondary">It waits in the book until somebody takes its price.</Text>
  </>
);

export const Default: Story = { args: { children: <Words /> } };

export const Centred: Story = { args: { align: 'center', gap: 4, top: 24, bottom: 24, children: <Words /> } };

/** Records below each other, with a hairline between them. */
export const Lined: Story = {
  args: {
    lined: true,
    children: ['First', 'Second', 'Third'].map((name) => (
      <Inset key={name} edge="none" top={8} bottom={8}>
        <Text>{name}</Text>
      </Inset>
    )),
  },
};

/** Rows: at its two ends, wrapped, and as high as a finger. */
export const Rows: Story = {
  render: () => (
    <Stack gap={16} edge="gutter">
      <Row justify="between" gap={8}>
        <Text>Available</Text>
        <Text look="strong">0.4512 BTC</Text>
      </Row>
      <Row wrap gap={8} lines={8}>
        {['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'AAPL', 'NVDA', 'TSLA', 'XAU'].map((coin) => (
          <Badge key={coin}>{coin}</Badge>
        ))}
      </Row>
      <Row gap={8} touch>
        <Text>What the others leave, in as many lines as it takes to say it all</Text>
        <Badge tone="success">Verified</Badge>
      </Row>
    </Stack>
  ),
};

/** A row out over the gutter that holds it, and one that keeps it. */
export const Edges: Story = {
  render: () => (
    <Inset top={8} bottom={8}>
      <Note>Inside the gutter</Note>
      <Inset edge="bleed" top={12}>
        <Note look="band">From edge to edge</Note>
      </Inset>
    </Inset>
  ),
};
