import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from '#kit/Spinner';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix, still } from './support.tsx';

const meta = {
  title: 'Components/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  parameters: {
    guide: {
      use: ['Something runs and has no shape yet: inside a button, at the end of a list.'],
      avoid: ['Not where content has a shape: use Skeleton.', 'Not where the share is known: use ProgressBar.'],
      accessibility: [
        'Silent within a control that says itself that it is busy. Elsewhere `announce` makes it an image named "Loading".',
        'It stands still where less motion is asked for.',
      ],
    } satisfies ComponentGuide,
  },
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
