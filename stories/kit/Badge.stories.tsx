import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeTone } from '#kit/Badge';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix } from './support.tsx';

const meta = {
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  parameters: {
    guide: {
      use: [
        'One word of state or side beside a name: "Long 50×", "In review", "Verified".',
        '`up`, `down` and `flat` tell a side and follow the chosen direction colours; the other tones tell a state and never move.',
      ],
      avoid: ['Not for something to tap: use Chip.', 'Not for a change in percent: use ChangePill.'],
      accessibility: [
        'The word carries the meaning; tone and icon only repeat it.',
        'It has no role: a screen reader reads it where it stands.',
      ],
    } satisfies ComponentGuide,
  },
  args: { children: 'Verified', tone: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A side is told by its word and arrow too. */
export const Sides: Story = {
  render: () => (
    <Matrix columns={2}>
      <div>
        <Badge tone="up">Long 50×</Badge>
      </div>
      <div>
        <Badge tone="down">Short 20×</Badge>
      </div>
    </Matrix>
  ),
};

const TONES: readonly [BadgeTone, string][] = [
  ['up', 'Buy'],
  ['down', 'Sell'],
  ['flat', 'Closed'],
  ['info', 'Rare'],
  ['success', 'Whitelisted'],
  ['warning', 'Review'],
  ['danger', 'Failed'],
  ['ended', 'Cancelled'],
  ['accent', 'Highest'],
  ['hero', 'Legendary'],
];

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={3}>
      {TONES.map(([tone, word]) => (
        <div key={tone} style={{ display: 'flex' }}>
          <Badge tone={tone}>{word}</Badge>
        </div>
      ))}
    </Matrix>
  ),
};
