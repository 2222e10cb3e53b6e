import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cover } from '#kit/Cover';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix } from './support.tsx';

const meta = {
  title: 'Components/Cover',
  tags: ['autodocs'],
  component: Cover,
  parameters: {
    guide: {
      use: [
        'Above an article and at the end of its row in a list.',
        'An article without a picture still has one that is its own.',
      ],
      avoid: ['Not for a picture that says something: use MediaViewer. Not for an empty list: use ListState.'],
      accessibility: ['Decoration, hidden from screen readers: the title beside it names the article.'],
    } satisfies ComponentGuide,
  },
  args: { title: 'How a market order is filled' },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A picture that does not load leaves no hole. */
export const BrokenPicture: Story = {
  tags: ['play-only'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).not.toBeNull();
  },
};

const TITLES = ['Fees, told before you tap', 'What a candle is made of', 'Reading the order book', '手续费从哪里扣'];

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={4}>
      {TITLES.map((title) => (
        <Cover key={title} title={title} look="thumb" />
      ))}
    </Matrix>
  ),
};
