import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EndsRuler } from '#kit/EndsRuler';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/EndsRuler',
  tags: ['autodocs'],
  component: EndsRuler,
  parameters: {
    guide: {
      use: ['Before an order for futures is sent: where it begins, and each price that would end it.'],
      avoid: ['Not for the range of a day: use RangeRuler.', 'Not for an open position: PositionCard has its course.'],
      accessibility: ['Terms and prices in the order of the ruler; the ticks are decoration.'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Where it can end',
    decimals: 1,
    marks: [
      { kind: 'entry', label: 'Entry price', price: '64218.5' },
      { kind: 'liquidation', label: 'Liquidation price', price: '61314.1' },
      { kind: 'profit', label: 'Take profit', price: '65800' },
      { kind: 'loss', label: 'Stop loss', price: '63400' },
    ],
  },
} satisfies Meta<typeof EndsRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

const pricesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

/** The words stand in the order of the prices, not of the props. */
export const Long: Story = {
  play: async ({ canvasElement }) => {
    await expect(pricesIn(canvasElement)).toEqual(['61,314.1', '63,400.0', '64,218.5', '65,800.0']);
  },
};

/** A short begins low and is liquidated high; without exits two prices are left. */
export const Short: Story = {
  args: {
    marks: [
      { kind: 'liquidation', label: 'Liquidation price', price: '67122.9' },
      { kind: 'entry', label: 'Entry price', price: '64218.5' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(pricesIn(canvasElement)).toEqual(['64,218.5', '67,122.9']);
  },
};

/** A price that the server did not send leaves no ruler, and a dash in its place. */
export const Unknown: Story = {
  args: {
    marks: [
      { kind: 'entry', label: 'Entry price', price: '64218.5' },
      { kind: 'liquidation', label: 'Liquidation price', price: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(pricesIn(canvasElement)).toEqual(['64,218.5', '–']);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Huge: Story = {
  args: {
    decimals: 8,
    marks: [
      { kind: 'entry', label: 'Prix d’entrée', price: '123456789012345.12345678' },
      { kind: 'liquidation', label: 'Prix de liquidation', price: '103456789012345.12345678' },
      { kind: 'profit', label: 'Take profit', price: '143456789012345.12345678' },
      { kind: 'loss', label: 'Stop loss', price: '113456789012345.12345678' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
