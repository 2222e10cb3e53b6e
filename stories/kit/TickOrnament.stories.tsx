import type { Meta, StoryObj } from '@storybook/react-vite';
import { TickOrnament } from '../../src/kit/components/TickOrnament/index.ts';

const meta = {
  title: 'Kit/TickOrnament',
  component: TickOrnament,
  args: { variant: 'empty' },
} satisfies Meta<typeof TickOrnament>;

export default meta;
type Story = StoryObj<typeof meta>;

const plus = (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
    <path d="M10 3.5v13M3.5 10h13" />
  </svg>
);

export const Default: Story = { args: { icon: plus } };
export const WithoutIcon: Story = {};

export const Banner: Story = {
  args: { variant: 'banner' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', blockSize: 80, paddingInlineEnd: 8, borderRadius: 12, background: 'var(--brand-hero-bg)' }}>
        <div style={{ blockSize: 60, alignSelf: 'flex-end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
};
