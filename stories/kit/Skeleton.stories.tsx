import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRows } from '../../src/kit/components/Skeleton/index.ts';
import { Matrix } from './support.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
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
