import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NftCard } from '#kit/NftCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { BROKEN, DRY_SEASON, LOW_TIDE } from './media.ts';

const meta = {
  title: 'Components/NftCard',
  tags: ['autodocs'],
  component: NftCard,
  parameters: {
    guide: {
      use: [
        'An artwork in a shop or an auction: picture, name, price, rarity, time left.',
        'Two stand side by side; with large text one.',
      ],
      avoid: ['Not for a product that earns: use ProductCard.', 'Not for the artwork by itself: use MediaViewer.'],
      accessibility: [
        'An article with a heading that is a button: the whole card is its target. The picture is silent, as the name is beside it.',
      ],
      waitsFor: ['pages/nft/nft', 'pages/nft/myNft'],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '11rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    image: LOW_TIDE,
    name: 'Low Tide, No. 14',
    collection: 'Hana Weiss',
    priceLabel: 'Current bid',
    price: '2.4',
    scale: 2,
    unit: 'ETH',
    timeLeft: '2 h 14 min left',
    rarity: { level: 'rare', label: 'Rare' },
    onPress: fn(),
  },
} satisfies Meta<typeof NftCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name opens the artwork, and the card around it does too. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Low Tide, No. 14' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('2.40')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Loading' })).toBeNull());
  },
};

export const FixedPrice: Story = {
  args: { priceLabel: 'Price', price: '0.85', timeLeft: undefined, rarity: undefined, image: DRY_SEASON },
};

export const Loading: Story = { args: { image: null } };

/** Trying again is not opening. */
export const PictureFailed: Story = {
  args: { image: BROKEN },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(await within(canvasElement).findByText('The picture did not load')).toBeVisible();
  },
};

export const Malformed: Story = {
  args: { name: '', collection: ' ', price: 'NaN' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(3);
  },
};

export const HugeNumbers: Story = { args: { price: '123456789012345.67890123', unit: 'USDT' } };

export const LongWords: Story = {
  args: {
    name: 'Marée-basse-interminable-au-crépuscule-de-novembre, numéro quatorze',
    collection: 'Atelier international des gravures numériques',
    priceLabel: 'Offre la plus élevée en ce moment',
    timeLeft: 'encore deux heures et quatorze minutes',
    rarity: { level: 'legendary', label: 'Légendaire' },
  },
};

export const Matrix: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'calc(100dvw - 2rem)', maxInlineSize: 'none' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 12 }}>
      <NftCard {...args} />
      <NftCard {...args} image={DRY_SEASON} name="Dry Season, No. 3" rarity={{ level: 'epic', label: 'Epic' }} />
      <NftCard {...args} image={DRY_SEASON} name="枯季 第三号" collection="林小雨" timeLeft={undefined} />
      <NftCard {...args} rarity={{ level: 'legendary', label: 'Legendary' }} price="1200" unit="USDT" />
    </div>
  ),
};
