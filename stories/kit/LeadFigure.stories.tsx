import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeadFigure } from '#kit/LeadFigure';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/LeadFigure',
  tags: ['autodocs'],
  component: LeadFigure,
  parameters: {
    guide: {
      use: [
        'The one figure that leads a screen or a card: balance, last price, payout, time left.',
        '`display` once a screen; `headline` for prices and profit, `title` in cards.',
      ],
      avoid: [
        'Not for figures in rows and facts: use AmountText, PriceText or FiatText.',
        'Not for a price that must follow the market by itself: use LivePrice.',
      ],
      accessibility: [
        'Plain text: its label must stand before it. Hidden, it says "hidden", and its length tells nothing.',
        'It shrinks with its own length and never wraps or is cut, at any text size.',
      ],
    } satisfies ComponentGuide,
  },
  args: { value: '48,216.01', unit: 'USDT' },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeadFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Hidden from everyone: not even the length of the figure is in the page. */
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('**** USDT');
    await expect(canvasElement.innerHTML).not.toContain('48,216');
  },
};

/** Two hidden figures are the same to the last attribute, however long they are. */
export const HiddenAlike: Story = {
  render: () => (
    <>
      <p>
        <LeadFigure value="0.01" unit="USDT" hidden />
      </p>
      <p>
        <LeadFigure value="128,948,216,000.01" unit="USDT" hidden />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [small, large] = canvasElement.querySelectorAll('p');
    await expect(large?.innerHTML).toBe(small?.innerHTML);
  },
};

export const Profit: Story = { args: { value: '+386.41', size: 'headline', tone: 'up' } };
export const Loss: Story = { args: { value: '−26.19', size: 'headline', tone: 'down' } };
export const Stale: Story = { args: { isStale: true } };
export const Title: Story = { args: { value: '0.20148055', unit: 'BTC', size: 'title' } };
export const VeryLong: Story = { args: { value: '128,948,216.01', unit: 'USDT', besideButton: true } };
