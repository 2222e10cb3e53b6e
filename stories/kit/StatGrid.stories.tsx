import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AmountText } from '#kit/AmountText';
import { FiatText } from '#kit/FiatText';
import { PriceText } from '#kit/PriceText';
import { StatGrid } from '#kit/StatGrid';
import type { ComponentGuide } from '../docs/guide.ts';
import { still } from './support.tsx';

const meta = {
  title: 'Components/StatGrid',
  tags: ['autodocs'],
  component: StatGrid,
  parameters: {
    guide: {
      use: ['Facts in columns, label above value: terms of a product, figures of a trader.'],
      avoid: ['Not for facts under each other: use KeyValue.', 'Not for the one figure that leads: use LeadFigure.'],
      accessibility: [
        'A description list: label and value are read together, column by column.',
        'While it loads the labels stand, and each value says that it loads.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { label: 'Linked price', value: <PriceText value="66000" decimals={1} /> },
      { label: 'BTC now', value: <PriceText value="64218.5" decimals={1} /> },
      { label: 'Left, 100 shares', value: <AmountText value="38" scale={0} /> },
    ],
  },
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('definition');
    await expect(first).toHaveTextContent('66,000.0');
    await expect(within(canvasElement).getAllByRole('term')[0]).toHaveTextContent('Linked price');
  },
};

export const TwoColumns: Story = {
  args: {
    columns: 2,
    items: [
      {
        label: 'Locked',
        value: <AmountText value="12400" scale={2} />,
        unit: 'USDT',
        note: <FiatText approximate value="12400" code="USD" />,
      },
      { label: 'Earned so far', value: <AmountText signed value="186.42" scale={2} />, unit: 'USDT', tone: 'up' },
      { label: 'Yesterday', value: <AmountText signed value="5.16" scale={2} />, unit: 'USDT', tone: 'up' },
      { label: 'Early exit costs', value: '2.00%' },
    ],
  },
};

/** Profit and loss in the colours of direction, each with its sign. */
export const Tones: Story = {
  args: {
    items: [
      { label: 'Today', value: <AmountText signed value="612.38" scale={2} />, tone: 'up' },
      { label: '7 days', value: <AmountText signed value="-26.19" scale={2} />, tone: 'down' },
      { label: '30 days', value: '0.00', tone: 'flat' },
    ],
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  decorators: [still],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: 'Loading' })).toHaveLength(3);
    await expect(within(canvasElement).queryByText('66,000.0')).toBeNull();
  },
};

/** Figures that are not there, or went wrong on the way. */
export const Malformed: Story = {
  args: {
    items: [
      { label: 'Linked price', value: null },
      { label: 'BTC now', value: 'NaN' },
      { label: 'Matures', value: 'Invalid Date' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(3);
  },
};

export const HugeNumbers: Story = {
  args: {
    items: [
      { label: 'Total subscribed', value: '123,456,789,012,345.67890123', unit: 'USDT' },
      { label: 'Market cap', value: '98,765,432,109,876,543.21', unit: 'USDT' },
      { label: 'Holders', value: '1,234,567,890' },
    ],
  },
};

/** No word breaks that has room on a line: columns give way first. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Prix de règlement convenu', value: '66,000.0' },
      { label: 'Réapprovisionnement', value: '64,218.5' },
      { label: 'จำนวนหุ้นที่เหลือทั้งหมด', value: '38' },
      { label: 'Cours actuel', value: '64,218.5' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('definition');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    await expect(third?.getBoundingClientRect().top).toBeGreaterThan(Number(first?.getBoundingClientRect().bottom));
  },
};
