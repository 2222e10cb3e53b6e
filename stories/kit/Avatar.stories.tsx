import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#kit/Avatar';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix } from './support.tsx';

const meta = {
  title: 'Components/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  parameters: {
    guide: {
      use: [
        'A person beside their name: chat, profile, traders, bidders.',
        'Where there is no picture, or it does not load, the first letter on a tinted disc stands in.',
      ],
      avoid: ['Not for a coin or a stock: use CoinMark.', 'Not for the site itself: use Logo.'],
      accessibility: ['Hidden from screen readers. The name must stand beside it as text.'],
    } satisfies ComponentGuide,
  },
  args: { name: 'Hana Weiss' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = {
  args: {
    size: 56,
    src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#07242d" d="M0 0h8v8H0z"/><path fill="#84d1ec" d="M0 5h8v3H0z"/></svg>')}`,
  },
};

/** A picture that does not load leaves the letter. */
export const BrokenPicture: Story = {
  parameters: { pictures: { sameAs: 'Default', why: 'A picture that does not come leaves the letter.' } },
  args: { src: 'data:image/png;base64,AAAA' },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={4}>
      {['kite_77', 'Yuki', 'rosalind', 'สมชาย', '王小明', 'Élodie', 'Bruno', '김민수'].map((name, index) => (
        <Avatar key={name} name={name} size={([20, 32, 40, 56] as const)[index % 4]} />
      ))}
    </Matrix>
  ),
};
