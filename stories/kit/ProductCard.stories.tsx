import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoinMark } from '#kit/CoinMark';
import { ProductCard, ProductCardSkeleton } from '#kit/ProductCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, still } from './support.tsx';

const meta = {
  title: 'Components/ProductCard',
  tags: ['autodocs'],
  component: ProductCard,
  parameters: {
    guide: {
      use: ['A product to put money into: earning, mining, an initial offering. One figure leads, one button acts.'],
      avoid: [
        'Not for an artwork: use NftCard. Not for a trader to follow: use TraderCard.',
        'Not for choosing among terms of one product: use YieldTable.',
      ],
      accessibility: [
        'An article named by its heading. State is a word in a badge; the progress says its percent.',
        'While it loads, ProductCardSkeleton keeps the place.',
      ],
      waitsFor: ['pages/financial/index', 'pages/ieo/ieo', 'pages/lockming/lockming'],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'BTC, sell high',
    text: 'Dual investment, 7 days',
    mark: <CoinMark symbol="BTC" size={40} />,
    lead: { label: 'APR', value: '38.60', unit: '%' },
    facts: [
      { label: 'Linked price', value: '66,000.0' },
      { label: 'BTC now', value: '64,218.5' },
      { label: 'Matures', value: '27 Nov' },
    ],
    progress: { label: 'Sold', share: '0.62', valueText: '62 of 100 shares' },
    state: { kind: 'running', label: 'Running' },
    action: { label: 'Buy shares', onPress: fn() },
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('article', { name: 'BTC, sell high' });
    await userEvent.click(within(card).getByRole('button', { name: 'Buy shares' }));
    await expect(args.action?.onPress).toHaveBeenCalledTimes(1);
    await expect(within(card).getByRole('progressbar', { name: 'Sold' })).toBeVisible();
  },
};

export const Soon: Story = {
  args: {
    name: 'Aster (ASTR)',
    text: 'Initial offering',
    mark: <CoinMark symbol="ASTR" size={40} />,
    lead: { label: 'Price', value: '0.042', scale: 4, unit: 'USDT' },
    facts: [
      { label: 'Opens', value: '24 Nov, 10:00' },
      { label: 'On sale', value: '12.0M', unit: 'ASTR' },
    ],
    progress: undefined,
    state: { kind: 'soon', label: 'Soon' },
    action: { label: 'Opens 24 Nov', onPress: fn(), disabled: true },
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Opens 24 Nov' });
    await expect(button).toBeDisabled();
    await expect(args.action?.onPress).not.toHaveBeenCalled();
  },
};

export const SoldOut: Story = {
  args: {
    state: { kind: 'soldOut', label: 'Sold out' },
    progress: { label: 'Sold', share: '1', state: 'done', valueText: '100 of 100 shares' },
    action: { label: 'Sold out', onPress: fn(), disabled: true },
  },
};

/** The call runs: the button keeps its place and takes no second tap. */
export const Busy: Story = {
  decorators: [still],
  args: { action: { label: 'Buy shares', onPress: fn(), busy: true } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buy shares' });
    await userEvent.click(button);
    await expect(args.action?.onPress).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { render: () => <ProductCardSkeleton /> };

export const Bare: Story = {
  args: {
    text: undefined,
    mark: undefined,
    facts: undefined,
    progress: undefined,
    state: undefined,
    action: undefined,
  },
};

export const Malformed: Story = {
  args: {
    name: '',
    lead: { label: 'APR', value: 'NaN', unit: '%' },
    facts: [
      { label: 'Linked price', value: null },
      { label: 'Matures', value: 'Invalid Date' },
    ],
    progress: { label: 'Sold', share: 'abc' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(5);
  },
};

export const HugeNumbers: Story = {
  args: {
    lead: { label: 'APR', value: '123456789012345.67', unit: '%' },
    facts: [
      { label: 'Total locked', value: '98,765,432,109,876.54', unit: 'USDT' },
      { label: 'Least amount', value: '0.00000001', unit: 'BTC' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    name: 'Épargne à terme en bitcoin, remboursement anticipé possible',
    text: 'Intérêts versés chaque jour à 08 h 00, capital rendu à l’échéance',
    state: { kind: 'running', label: 'Souscriptions ouvertes' },
    action: { label: 'Souscrire maintenant avec mon solde disponible', onPress: fn() },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <ProductCard {...args} />
      <ProductCard
        {...args}
        name="Hash power, 30 days"
        text="Mining, pays daily in BTC"
        lead={{ label: 'Est. yield a day', value: '0.0000421', scale: 8, unit: 'BTC' }}
        facts={[
          { label: 'Power', value: '10.0', unit: 'TH/s' },
          { label: 'Price', value: '89.00', unit: 'USDT' },
          { label: 'Starts', value: '24 Nov' },
        ]}
        progress={undefined}
        state={{ kind: 'soon', label: 'Soon' }}
        action={{ label: 'Starts 24 Nov', onPress: () => undefined, disabled: true }}
      />
      <ProductCard
        {...args}
        name="USDT, 90 days"
        text="Fixed term"
        mark={<CoinMark symbol="USDT" size={40} />}
        lead={{ label: 'APR', value: '12.50', unit: '%' }}
        facts={undefined}
        progress={{ label: 'Sold', share: '1', state: 'done', valueText: '5,000,000 of 5,000,000 USDT' }}
        state={{ kind: 'soldOut', label: 'Sold out' }}
        action={{ label: 'Sold out', onPress: () => undefined, disabled: true }}
      />
    </Stack>
  ),
};
