import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TraderCard } from '#kit/TraderCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, still } from './support.tsx';

const RISING = [0, 4, 3, 9, 14, 12, 21, 26, 24, 33, 41, 38, 52, 61, 58, 70, 84, 92, 88, 104, 128];
const FALLING = [0, 2, 1, -4, -3, -8, -6, -11, -9, -14, -12, -16, -13, -18];

const meta = {
  title: 'Components/TraderCard',
  tags: ['autodocs'],
  component: TraderCard,
  parameters: {
    guide: {
      use: ['A trader whose trades can be copied: what came of them, how often they won, who follows.'],
      avoid: ['Not for a product: use ProductCard.', "Not for the user's own results: use PositionCard or PnlCard."],
      accessibility: [
        'An article named by the trader. The button says what it does and for whom: "Follow, Ana".',
        'The return carries its sign; the line beside it is silent. "Full" is a word on a disabled button.',
      ],
      waitsFor: ['pages/copytrade/copy', 'pages/follow/index'],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'Kite Harbour',
    returnRate: '128.4',
    winRate: '71.25',
    followers: '184',
    limit: '300',
    drawdown: '12.8',
    points: RISING,
    labels: {
      returnRate: 'Return, 30 days',
      winRate: 'Win rate',
      followers: 'Followers',
      drawdown: 'Max drawdown',
      follow: 'Follow',
      following: 'Following',
      full: 'Full',
    },
    onFollow: fn(),
    onPress: fn(),
  },
} satisfies Meta<typeof TraderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Kite Harbour' });
    await userEvent.click(within(card).getByRole('button', { name: 'Follow, Kite Harbour' }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
    await userEvent.click(within(card).getByRole('button', { name: 'Kite Harbour' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(within(card).getByText('Followers 184/300')).toBeVisible();
  },
};

export const Losing: Story = {
  args: { name: 'moss_22', returnRate: '-18.06', winRate: '38.4', drawdown: '24.19', points: FALLING },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-direction="down"]')).toHaveTextContent('−18.06%');
  },
};

export const Following: Story = { args: { state: 'following' } };

/** No place is left: the button says why it is off. */
export const Full: Story = {
  args: { state: 'full', followers: '300' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Full, Kite Harbour' })).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Follow, Kite Harbour' }));
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

/** New: no course yet, no limit, not to be opened. */
export const New: Story = {
  args: { returnRate: '0', winRate: null, followers: '0', limit: undefined, points: [], onPress: undefined },
};

export const Malformed: Story = {
  args: { name: '', returnRate: 'NaN', winRate: 'undefined', followers: '', limit: undefined, drawdown: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Followers –')).toBeVisible();
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(4);
  },
};

export const HugeNumbers: Story = {
  args: { returnRate: '1234567890123.45', followers: '98765432', limit: '100000000', winRate: '100' },
};

export const LongWords: Story = {
  args: {
    name: 'Société-de-gestion-quantitative-internationale-de-Singapour',
    labels: {
      returnRate: 'Rendement sur les trente derniers jours',
      winRate: 'Taux de réussite',
      followers: 'Abonnés copiant ce trader',
      drawdown: 'Perte maximale',
      follow: 'Copier ce trader',
      following: 'Copie en cours',
      full: 'Complet',
    },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <TraderCard {...args} />
      <TraderCard {...args} name="moss_22" returnRate="-18.06" points={FALLING} state="following" />
      <TraderCard {...args} name="北岸量化" returnRate="0" state="full" followers="300" />
    </Stack>
  ),
};
