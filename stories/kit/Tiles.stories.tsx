import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoinMark } from '#kit/CoinMark';
import { QuestionIcon, ShieldCheckIcon, WalletIcon } from '#kit/icons';
import { Page } from '#kit/Page';
import { Inset } from '#kit/Stack';
import { Tiles, TilesSkeleton } from '#kit/Tiles';
import type { ComponentGuide } from '../docs/guide.ts';

const MARKETS = [
  { key: 'coins', label: 'Spot', note: '219 pairs', media: <CoinMark symbol="BTC" />, onPress: fn() },
  { key: 'stock', label: 'Stocks', note: '46 pairs', media: <CoinMark symbol="AAPL" kind="stock" />, onPress: fn() },
];

const meta = {
  title: 'Components/Tiles',
  tags: ['autodocs'],
  component: Tiles,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['Two to six ways on of one kind, where a picture tells them apart: markets, topics of help.'],
      avoid: ['Not for the entries of the home menu: use MenuGrid. Not for settings: use SettingRow on a Card.'],
      accessibility: ['A list with a name, of buttons named by their words.', 'With large text it has one column.'],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story, { args }) => (
      <Page ground={args.ground ?? 'page'}>
        <Inset edge="none" top={16} bottom={16}>
          <Story />
        </Inset>
      </Page>
    ),
  ],
  args: { label: 'Browse', items: MARKETS },
} satisfies Meta<typeof Tiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Browse' }));
    await userEvent.click(list.getByRole('button', { name: 'Spot 219 pairs' }));
    await expect(args.items?.[0]?.onPress).toHaveBeenCalledOnce();
  },
};

export const Blocks: Story = {
  args: {
    label: 'Topics',
    look: 'block',
    ground: 'band',
    items: [
      { key: 'money', label: 'Balances', note: '3', media: <WalletIcon />, onPress: fn() },
      { key: 'safety', label: 'Security', note: '2', media: <ShieldCheckIcon />, onPress: fn() },
      { key: 'other', label: 'Everything else', note: '12', media: <QuestionIcon />, onPress: fn() },
    ],
  },
};

/** The places are known, what stands there is not. */
export const Loading: Story = { render: () => <TilesSkeleton count={4} /> };

export const LongWords: Story = {
  args: {
    items: MARKETS.map((item) => ({
      ...item,
      label: 'Wechselkursabsicherungsgeschäfte',
      note: '1,000,000,000,000 pairs',
    })),
  },
  play: async ({ canvasElement }) => {
    for (const tile of within(canvasElement).getAllByRole('button'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
};

/** One of a few choices, with what it brings. */
export const Choice: Story = {
  args: {
    look: 'choice',
    items: ['30', '60', '180', '300'].map((seconds, place) => ({
      key: seconds,
      label: `${seconds} s`,
      note: `${80 + place * 2}% profit`,
      pressed: place === 1,
      onPress: fn(),
    })),
  },
};
