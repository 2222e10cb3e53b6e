import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from '#kit/Logo';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix } from './support.tsx';

const meta = {
  title: 'Components/Logo',
  tags: ['autodocs'],
  component: Logo,
  parameters: {
    guide: {
      use: [
        'The mark of the site: home, login, guide, a picture to share.',
        "The server's logo, or two letters over the ruler where it is missing or does not load.",
      ],
      avoid: ['Not for a person: use Avatar. Not for a coin: use CoinMark.'],
      accessibility: [
        'Silent where the name of the site stands beside it; with `label` it is an image with that name.',
      ],
    } satisfies ComponentGuide,
  },
  args: { name: 'BG', size: 48, label: 'BG' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'BG' })).toBeVisible();
  },
};

/** Where the server's picture does not load, the letters stand. */
export const BrokenImage: Story = { args: { name: 'Northwind', image: 'data:image/png;base64,AAAA' } };

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={3}>
      <Logo name="BG" size={32} />
      <Logo name="BG" size={48} />
      <Logo name="BG" size={72} />
    </Matrix>
  ),
};
