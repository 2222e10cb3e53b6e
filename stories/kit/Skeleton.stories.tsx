import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartSkeleton } from '#kit/ChartSkeleton';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix } from './support.tsx';

const meta = {
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  subcomponents: { ChartSkeleton },
  parameters: {
    guide: {
      use: ['In the exact place and size of what loads, within a ListState.', 'SkeletonRows for a list of rows.'],
      avoid: [
        'Not for an act that runs: use Spinner, or the busy state of a Button.',
        'Not where the size of the content is unknown: use Spinner.',
      ],
      accessibility: ['Hidden from screen readers: what holds it says that it loads.'],
    } satisfies ComponentGuide,
  },
  args: { width: '8rem', height: '1rem' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The rows of a market list. */
export const QuoteRows: Story = {
  parameters: { stage: 'flush' },
  render: () => <SkeletonRows count={9} pill />,
};

/** A chart whose pair is on its way. */
export const Chart: Story = {
  tags: ['no-dark'],
  parameters: { stage: 'flush' },
  render: () => <ChartSkeleton height="17.5rem" />,
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={3}>
      <Skeleton />
      <Skeleton shape="circle" width="32px" height="32px" />
      <Skeleton shape="block" height="32px" />
    </Matrix>
  ),
};
