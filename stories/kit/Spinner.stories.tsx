import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from '../../src/kit/components/Spinner/index.ts';
import { Matrix, still } from './support.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { announce: true },
  decorators: [still],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={4}>
      <Spinner size={16} />
      <Spinner size={20} />
      <Spinner size={24} />
      <Spinner size={32} />
    </Matrix>
  ),
};
