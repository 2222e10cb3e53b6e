import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EmptyPicture, TickOrnament } from '#kit/TickOrnament';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/TickOrnament',
  tags: ['autodocs'],
  component: TickOrnament,
  parameters: {
    guide: {
      use: ['Inside the banner and the empty picture, which may borrow the ruler.'],
      avoid: [
        'Not beside figures: use TickRuler or RangeRuler, which measure.',
        'Not on screens of its own: use ListState for an empty place.',
      ],
      accessibility: ['Hidden from screen readers: the words below it say what is empty and what to do.'],
    } satisfies ComponentGuide,
  },
  args: { variant: 'empty' },
} satisfies Meta<typeof TickOrnament>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { picture: 'orders' } };

const PICTURES: readonly EmptyPicture[] = [
  'orders',
  'coins',
  'favourites',
  'search',
  'news',
  'notices',
  'history',
  'cards',
  'soon',
  'maintenance',
  'limited',
  'region',
  'slow',
  'failed',
  'crash',
  'outside',
  'mail',
];

export const Family: Story = {
  tags: ['no-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 160px)', gap: 16 }}>
      {PICTURES.map((picture) => (
        <TickOrnament key={picture} variant="empty" picture={picture} />
      ))}
    </div>
  ),
};

export const Banner: Story = {
  args: { variant: 'banner' },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          blockSize: 80,
          paddingInlineEnd: 8,
          borderRadius: 12,
          background: 'var(--brand-hero-bg)',
        }}
      >
        <div style={{ blockSize: 60, alignSelf: 'flex-end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
};
