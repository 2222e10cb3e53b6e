import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '#kit/Chip';
import { CoinMark } from '#kit/CoinMark';
import { ArrowUpIcon } from '#kit/icons';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix, unfocus } from './support.tsx';

const COINS = ['All coins', 'USDT', 'BTC', 'ETH'];

function Choice() {
  const [chosen, setChosen] = useState('All coins');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)' }}>
      {COINS.map((coin) => (
        <Chip key={coin} selected={coin === chosen} onSelect={() => setChosen(coin)}>
          {coin}
        </Chip>
      ))}
    </div>
  );
}

const meta = {
  title: 'Components/Chip',
  tags: ['autodocs'],
  component: Chip,
  parameters: {
    guide: {
      use: [
        'One of few short choices that stand in view, or a shortcut such as "25%".',
        'Leave `selected` out where a chip only acts.',
      ],
      avoid: [
        'Not for views behind each other: use SegmentTabs. Not for buy and sell: use SideSwitch.',
        'Not for a word that cannot be tapped: use Badge. Not for more than about six choices: use Select.',
      ],
      accessibility: [
        'A toggle button: a screen reader says pressed or not. Without `selected` it is a plain button.',
        '32 px of paint on a target of 44.',
      ],
    } satisfies ComponentGuide,
  },
  args: { children: '60 s', selected: true, onSelect: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneOfSeveral: Story = {
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'BTC' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('BTC');
    unfocus();
  },
};

/** A mark before the words, and the lower paint beside a heading. */
export const WithMark: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)' }}>
      <Chip mark={<CoinMark symbol="BTC" size={20} />} onSelect={args.onSelect}>
        BTC
      </Chip>
      <Chip size="sm" selected onSelect={args.onSelect}>
        All
      </Chip>
      <Chip size="sm" mark={<ArrowUpIcon size={16} />} selected={false} onSelect={args.onSelect}>
        Up
      </Chip>
    </div>
  ),
};

/** Ranges of a chart: words, and paint on the chosen one alone. */
export const Ranges: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      {['1D', '1W', '1M', '3M', '1Y'].map((range) => (
        <Chip key={range} size="sm" bare selected={range === '1M'} onSelect={args.onSelect}>
          {range}
        </Chip>
      ))}
    </div>
  ),
};

/** Shortcuts are never selected: they only act. */
export const Shortcuts: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)' }}>
      {['10%', '25%', '50%', '75%', 'Max'].map((part) => (
        <Chip key={part} block onSelect={args.onSelect}>
          {part}
        </Chip>
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    unfocus();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix columns={3}>
      <Chip selected onSelect={() => undefined}>
        120 s
      </Chip>
      <Chip selected={false} onSelect={() => undefined}>
        120 s
      </Chip>
      <Chip disabled onSelect={() => undefined}>
        120 s
      </Chip>
    </Matrix>
  ),
};
