import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  ArrowLineUpIcon,
  BuildingsIcon,
  ChartLineUpIcon,
  ImageIcon,
  LightningIcon,
  LockIcon,
  TimerIcon,
  UsersThreeIcon,
} from '#kit/icons';
import { MenuGrid, type MenuItem } from '#kit/MenuGrid';
import { MenuGridSkeleton } from '#kit/MenuGridSkeleton';
import type { ComponentGuide } from '../docs/guide.ts';

const ICONS = [
  ArrowLineUpIcon,
  ChartLineUpIcon,
  BuildingsIcon,
  TimerIcon,
  UsersThreeIcon,
  LockIcon,
  ImageIcon,
  LightningIcon,
];
const press = fn();
const entries = (labels: readonly string[]): MenuItem[] =>
  labels.map((label, index) => {
    const Icon = ICONS[index % ICONS.length] ?? LightningIcon;
    return { key: `${index}`, label, icon: <Icon weight="duotone" />, onPress: press };
  });

const ENGLISH = ['Withdraw', 'Futures', 'Stocks', 'Options', 'Copy trading', 'Lock mining', 'NFT market', 'Quick buy'];

const meta = {
  title: 'Components/MenuGrid',
  tags: ['autodocs'],
  component: MenuGrid,
  subcomponents: { MenuGridSkeleton },
  parameters: {
    stage: 'flush',
    guide: {
      use: ['The entries of the home screen: four by two, page by page.'],
      avoid: ['Not for the main places of the app: use TabBar.', 'Not for settings: use SettingRow.'],
      accessibility: [
        'A named group of lists; each entry is a button named by its label, and its icon is silent.',
        'Pages scroll by touch and by focus. The dots are for the eye only; each page says which of how many it is.',
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Services', items: entries(ENGLISH) },
} satisfies Meta<typeof MenuGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const entry = within(canvasElement).getByRole('button', { name: 'Lock mining' });
    await userEvent.click(entry);
    await expect(press).toHaveBeenCalled();
    entry.blur();
  },
};

/** Eight a page; the dots say where one is. */
export const Pages: Story = {
  args: { items: entries([...ENGLISH, ...ENGLISH, 'Help']) },
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement).getAllByRole('list');
    await expect(lists).toHaveLength(3);
    await expect(lists[2]).toHaveAccessibleName('Page 3 of 3');
  },
};

export const Loading: Story = {
  render: () => <MenuGridSkeleton count={8} />,
};

export const LongWords: Story = {
  args: {
    items: entries([
      'Retrait',
      'Contrats à terme',
      'Actions',
      'Options',
      'Copie de trading',
      'ล็อกเหรียญรับผลตอบแทน',
      'ตลาด NFT',
      'ซื้อด่วน',
    ]),
  },
};
