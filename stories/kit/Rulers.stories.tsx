import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { CountDown } from '#kit/CountDown';
import { LeadText } from '#kit/LeadFigure';
import { RangeRuler } from '#kit/RangeRuler';
import { RiskMeter } from '#kit/RiskMeter';
import { TickRing } from '#kit/TickRing';
import { TickRuler, ZonedRuler, type ZonedRulerProps } from '#kit/TickRuler';
import { FIXTURE_NOW_MS } from '../../src/contract/fixtures/content.ts';
import { formatPrice } from '../../src/domain/number.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack } from './support.tsx';

function Held({ value: first, onChange, ...rest }: ZonedRulerProps) {
  const [value, setValue] = useState(first);
  const text = rest.nowText === undefined ? undefined : formatPrice(value, 1);
  return (
    <ZonedRuler
      {...rest}
      value={value}
      nowText={text}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

/** The one ornament of the product, and everything that it measures (visual.md section 1). */
const meta = {
  title: 'Components/Rulers',
  tags: ['autodocs'],
  component: ZonedRuler,
  subcomponents: { TickRuler, RangeRuler, TickRing },
  parameters: {
    guide: {
      use: [
        "The one ornament of the product, and everything that it measures: percent, leverage, risk, the day's range, countdown, settlement price, auction.",
        'Look here for which ruler measures what.',
      ],
      avoid: [
        'Not as decoration between parts of a screen: a ruler always measures. Only the banner and the empty picture borrow it, by TickOrnament.',
        'Not for a plain share that is done: use ProgressBar.',
      ],
      accessibility: [
        'A ruler that moves is a slider, one that only shows is a meter, and one that knows no value is an image that says so.',
        'Arrows move by a step; a drag snaps at the stops.',
      ],
    } satisfies ComponentGuide,
  },
  args: { value: 25, label: 'Percent of balance', onChange: fn() },
} satisfies Meta<typeof ZonedRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

const price = (value: number) => formatPrice(value, 1);
const whole = (value: number) => formatPrice(value, 0);

/** Dual investment: drag the settlement price and see who pays. */
export const Settlement: Story = {
  render: (args) => <Held {...args} />,
  args: {
    value: 63_400,
    label: 'Settlement price',
    min: 60_000,
    max: 72_000,
    step: 100,
    scale: { count: 60, major: 10 },
    shows: 'hand',
    stops: [60_000, 72_000],
    stopText: whole,
    nowText: '63,400.0',
    valueText: (value) => `${price(value)}, ${value < 66_000 ? 'paid in BTC' : 'paid in USDT'}`,
    mark: { at: 66_000, label: 'linked 66,000.0' },
    zones: [
      { to: 66_000, coin: 'BTC', label: 'Paid in BTC' },
      { to: 72_000, coin: 'USDT', label: 'Paid in USDT' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Settlement price' });
    await expect(slider).toHaveAttribute('aria-valuetext', '63,400.0, paid in BTC');
    await fireEvent.change(slider, { target: { value: '66000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(66_000);
    await expect(slider).toHaveAttribute('aria-valuetext', '66,000.0, paid in USDT');
    await expect(within(canvasElement).getByText('Paid in USDT').parentElement).toHaveAttribute('data-on');
    await fireEvent.change(slider, { target: { value: '63400' } });
  },
};

/** A running option: open, now, and what each side pays. */
export const OptionSettlement: Story = {
  args: {
    value: 64_218.5,
    onChange: undefined,
    label: 'Price against the open',
    min: 64_101.5,
    max: 64_301.5,
    shows: 'hand',
    stops: [],
    nowText: '64,218.5',
    valueText: (value) => `${price(value)}, 17.0 above the open`,
    mark: { at: 64_201.5, label: 'open 64,201.5' },
    zones: [
      { to: 64_201.5, tone: 'down', label: '−100.00' },
      { to: 64_301.5, tone: 'up', label: '+90.00' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Price against the open' })).toHaveAttribute(
      'aria-valuetext',
      '64,218.5, 17.0 above the open',
    );
  },
};

export const Auction: Story = {
  args: {
    value: 81,
    onChange: undefined,
    label: 'Auction time',
    scale: { count: 60, major: 30 },
    stops: [],
    valueText: () => '2 h 14 min left of 12 h',
  },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Auction time' });
    await expect(meter).toHaveAttribute('aria-valuetext', '2 h 14 min left of 12 h');
  },
};

export const Leverage: Story = {
  render: (args) => <Held {...args} />,
  args: {
    value: 20,
    min: 1,
    max: 100,
    stops: [1, 25, 50, 75, 100],
    stopText: (stop) => `${stop}×`,
    valueText: (value) => `${value}×`,
    label: 'Leverage',
  },
};

export const Risk: Story = {
  render: () => (
    <RiskMeter
      value="63.2"
      label="Risk rate"
      words={{ safe: 'Safe', warning: 'Warning', danger: 'Danger', warn: 'warn', liquidation: 'liquidation' }}
    />
  ),
};

export const Countdown: Story = {
  render: () => (
    <TickRing share={22 / 60}>
      <CountDown to={FIXTURE_NOW_MS + 22_000} label="Time to settlement">
        {(time) => <LeadText value={time} />}
      </CountDown>
    </TickRing>
  ),
};

export const Percent: Story = { render: (args) => <Held {...args} /> };

export const Range: Story = {
  render: () => (
    <RangeRuler
      low="62703.5"
      high="64683"
      value="64218.5"
      decimals={1}
      labels={{ low: 'L', high: 'H', range: '24 h range' }}
    />
  ),
};

/** A value that is not known: no ink, no hand, and it says so. */
export const Unknown: Story = {
  args: { value: Number.NaN, onChange: undefined, label: 'Auction time' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Auction time –' })).toBeInTheDocument();
  },
};

/** The text of the value stays inside at both ends, and a sliver of a side has no words. */
export const AtTheEnds: Story = {
  render: ({ onChange: _, ...args }) => (
    <Stack>
      <ZonedRuler {...args} value={60_000} nowText="60,000.0" label="At the low end" />
      <ZonedRuler {...args} value={72_000} nowText="72,000.0" label="At the high end" />
      <ZonedRuler
        {...args}
        value={66_000}
        nowText="999,999,999,999,999.99999999"
        label="A very large price"
        mark={{ at: 71_500, label: 'linked 71,500.0' }}
        zones={[
          { to: 71_500, coin: 'BTC', label: 'Ausgezahlt in BTC' },
          { to: 72_000, coin: 'USDT', label: 'Paid in USDT' },
        ]}
      />
    </Stack>
  ),
  args: { min: 60_000, max: 72_000, shows: 'hand', stops: [60_000, 72_000], stopText: whole },
};
