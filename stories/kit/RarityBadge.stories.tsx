import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RarityBadge } from '#kit/RarityBadge';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/RarityBadge',
  tags: ['autodocs'],
  component: RarityBadge,
  parameters: {
    guide: {
      use: ['How rare an artwork is, on its card and on its screen.'],
      avoid: [
        'Not for states or sides: use Badge.',
        'Not for ranks of traders or levels of verification: use Badge or VerificationLevelCard.',
      ],
      accessibility: ['The word says it; the ticks before it are silent. No hue, as hue belongs to prices.'],
      waitsFor: ['pages/nft/nft'],
    } satisfies ComponentGuide,
  },
  args: { rarity: 'rare', label: 'Rare' },
} satisfies Meta<typeof RarityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const ticks = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('path[data-on]');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rare')).toBeVisible();
    await expect(ticks(canvasElement)).toHaveLength(2);
  },
};

export const Common: Story = {
  args: { rarity: 'common', label: 'Common' },
  play: async ({ canvasElement }) => {
    await expect(ticks(canvasElement)).toHaveLength(1);
  },
};

export const Epic: Story = { args: { rarity: 'epic', label: 'Epic' } };

export const Legendary: Story = {
  args: { rarity: 'legendary', label: 'Legendary' },
  play: async ({ canvasElement }) => {
    await expect(ticks(canvasElement)).toHaveLength(4);
  },
};

/** A level without a word. */
export const WithoutWord: Story = { args: { label: '' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <RarityBadge rarity="common" label="Common" />
      <RarityBadge rarity="rare" label="Rare" />
      <RarityBadge rarity="epic" label="Epic" />
      <RarityBadge rarity="legendary" label="Legendary" />
      <RarityBadge rarity="common" label="普通" />
      <RarityBadge rarity="rare" label="หายาก" />
      <RarityBadge rarity="epic" label="エピック" />
      <RarityBadge rarity="legendary" label="Légendaire" />
    </div>
  ),
};
