import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowsLeftRightIcon, ChartBarIcon, ChartPieSliceIcon, HouseIcon, WalletIcon } from '#kit/icons';
import { TabBar, type TabBarItem } from '#kit/TabBar';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held } from './support.tsx';

const ICONS = [HouseIcon, ChartBarIcon, ArrowsLeftRightIcon, ChartPieSliceIcon, WalletIcon];
const items = (labels: readonly string[]): TabBarItem[] =>
  ICONS.map((Icon, index) => ({
    key: `tab-${index}`,
    label: labels[index] ?? '',
    icon: <Icon />,
    iconOn: <Icon weight="fill" />,
  }));

const meta = {
  title: 'Components/TabBar',
  tags: ['autodocs'],
  component: TabBar,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['The main places of the app at the lower edge, at most five.'],
      avoid: [
        'Not for views within a screen: use SegmentTabs.',
        'Not for the entries of the home screen: use MenuGrid.',
      ],
      accessibility: [
        'A navigation landmark; the place one is at is marked as the current page and by a filled icon.',
        'Words grow with the text size as far as there is room.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held<string | undefined> value={args.value} onChange={(key) => args.onChange(key ?? '')}>
      {(value, onChange) => <TabBar {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Main',
    items: items(['Home', 'Markets', 'Trade', 'Finance', 'Assets']),
    value: 'tab-0',
    onChange: fn(),
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Assets' }));
    await expect(args.onChange).toHaveBeenCalledWith('tab-4');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Assets');
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    canvas.getByRole('button', { name: 'Home' }).blur();
  },
};

export const LongWords: Story = {
  args: { items: items(['Accueil', 'Marchés', 'Négociation', 'Placements', 'Portefeuille']), value: 'tab-3' },
};

export const Thai: Story = { args: { items: items(['หน้าแรก', 'ตลาด', 'ซื้อขาย', 'การเงิน', 'สินทรัพย์']), value: 'tab-1' } };
