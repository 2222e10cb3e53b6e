import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { NotebookIcon } from '#kit/icons';
import { SegmentTabs, type SegmentTabsProps } from '#kit/SegmentTabs';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held } from './support.tsx';

const meta = {
  title: 'Components/SegmentTabs',
  tags: ['autodocs'],
  component: SegmentTabs,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'Views of one subject under a title: accounts, kinds of records, sides of a market.',
        'More than fit scroll sideways, and the chosen one is always in view.',
      ],
      avoid: [
        'Not for the main places of the app: use TabBar.',
        'Not for a choice within a form: use Chip or SideSwitch.',
      ],
      accessibility: [
        'A tab list with a name: left and right move and choose, Tab reaches it once.',
        'A count is read after the label.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SegmentTabs {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Kind of market',
    items: [
      { key: 'favorites', label: 'Favorites' },
      { key: 'futures', label: 'Futures' },
      { key: 'coins', label: 'Coins' },
      { key: 'stock', label: 'Stock' },
    ],
    value: 'coins',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Futures' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('futures');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Coins');
    await expect(canvas.getByRole('tab', { name: 'Coins' })).toHaveFocus();
    canvas.getByRole('tab', { name: 'Coins' }).blur();
  },
};

export const WithCounts: Story = {
  args: {
    items: [
      { key: 'open', label: 'Open orders', count: 2 },
      { key: 'balances', label: 'Balances' },
    ],
    value: 'open',
    end: <IconButton label="All orders" icon={<NotebookIcon />} tone="quiet" />,
  },
};

export const WithButton: Story = {
  args: {
    items: [
      { key: 'positions', label: 'Positions', count: 2 },
      { key: 'delegates', label: 'Delegates', count: 1 },
      { key: 'closed', label: 'Closed' },
    ],
    value: 'positions',
    end: (
      <Button variant="secondary" size="sm">
        Close all
      </Button>
    ),
  },
};

/** More than fit: the chosen one is in view. */
export const Scrolling: Story = {
  args: {
    items: ['Contrats à terme', 'Options', 'Cryptomonnaies', 'Actions', 'Minage verrouillé', 'Placements'].map(
      (label) => ({
        key: label,
        label,
      }),
    ),
    value: 'Placements',
  },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { selected: true });
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

const SHORTER = ['Futures', 'Options', 'Crypto'];
const LONGER = ['Contrats à terme', 'Options binaires', 'Cryptomonnaies'];

function Translated({ label, onChange }: Pick<SegmentTabsProps, 'label' | 'onChange'>) {
  const [labels, setLabels] = useState(SHORTER);
  return (
    <SegmentTabs
      label={label}
      items={labels.map((text, at) => ({ key: String(at), label: text }))}
      value="2"
      onChange={onChange}
      end={
        <Button variant="secondary" size="sm" onClick={() => setLabels(LONGER)}>
          Français
        </Button>
      }
    />
  );
}

/** Another language, longer words: the chosen one stays in view, apart from what stands at the end. */
export const WordsGrow: Story = {
  render: ({ label, onChange }) => <Translated label={label} onChange={onChange} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Français' });
    await userEvent.click(button);
    const tab = canvas.getByRole('tab', { selected: true });
    const space = () => button.getBoundingClientRect().left - tab.getBoundingClientRect().right;
    // A strip that scrolls stands on whole pixels, its tabs do not.
    await waitFor(() => expect(Math.ceil(space())).toBeGreaterThanOrEqual(12));
    button.blur();
  },
};
