import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#kit/IconButton';
import { ClockCounterClockwiseIcon, MagnifyingGlassIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { SearchButton } from '#kit/SearchButton';
import { StatusDot } from '#kit/StatusDot';
import type { ComponentGuide } from '../docs/guide.ts';
import { unfocus } from './support.tsx';
import { LIVE_WORDS } from './words.ts';

const meta = {
  title: 'Components/NavBar',
  tags: ['autodocs'],
  component: NavBar,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'The bar at the top of a screen: `bar` with the back arrow, `title` on the five tabs.',
        'At most three icon buttons on the right.',
      ],
      avoid: ['Not for tabs under a title: use SegmentTabs.', 'Not for the places at the lower edge: use TabBar.'],
      accessibility: ['A header. The back arrow is a button named "Back" and comes first in the tab order.'],
    } satisfies ComponentGuide,
  },
  args: { title: 'Wallet addresses', onBack: fn() },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wallet addresses');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

export const WithAction: Story = {
  args: { title: 'Withdraw', right: <IconButton label="Records" icon={<ClockCounterClockwiseIcon />} /> },
};

/** The bar of the five tabs. */
export const LargeTitle: Story = {
  args: {
    layout: 'title',
    title: (
      <>
        Markets
        <StatusDot status="live" labels={LIVE_WORDS} />
      </>
    ),
    right: <IconButton label="Search" icon={<MagnifyingGlassIcon />} />,
  },
};

/** The bar of home: the mark, the search and the icons. */
export const Home: Story = {
  args: {
    layout: 'home',
    left: <Logo name="H5" size={32} />,
    title: <SearchButton label="Search coins" />,
    right: <IconButton label="Records" icon={<ClockCounterClockwiseIcon />} />,
  },
};

/** A long title wraps between the two sides. */
export const LongTitle: Story = {
  args: {
    title: 'Vérification d’identité et limites de retrait',
    right: <IconButton label="Records" icon={<ClockCounterClockwiseIcon />} />,
  },
};
