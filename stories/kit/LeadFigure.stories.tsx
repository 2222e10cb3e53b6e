import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeadFigure, LeadText } from '#kit/LeadFigure';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/LeadFigure',
  tags: ['autodocs'],
  component: LeadFigure,
  subcomponents: { LeadText },
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
  args: { value: '48216.01', scale: 2, unit: 'USDT' },
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
    await expect(canvasElement).toHaveTextContent('•••• USDT');
    await expect(canvasElement.innerHTML).not.toContain('48,216');
  },
};

/** Two hidden figures are the same to the last attribute, however long they are. */
export const HiddenAlike: Story = {
  render: () => (
    <>
      <p>
        <LeadFigure value="0.01" scale={2} unit="USDT" hidden />
      </p>
      <p>
        <LeadFigure value="128948216000.01" scale={2} unit="USDT" hidden />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [small, large] = canvasElement.querySelectorAll('p');
    await expect(large?.innerHTML).toBe(small?.innerHTML);
  },
};

export const Profit: Story = { args: { value: '386.41', signed: true, size: 'headline', tone: 'up' } };
export const Loss: Story = { args: { value: '-26.19', signed: true, size: 'headline', tone: 'down' } };
export const Stale: Story = { args: { isStale: true } };
export const Title: Story = { args: { value: '0.20148055', scale: 8, unit: 'BTC', size: 'title' } };
export const VeryLong: Story = { args: { value: '128948216.01', unit: 'USDT', besideButton: true } };

/** Under one the fraction is what there is: all of it is ink. From one on the whole part leads. */
export const UnderOne: Story = {
  args: { value: '0.32913', scale: 5, unit: 'BTC' },
  play: async ({ canvasElement }) => {
    const fraction = [...canvasElement.querySelectorAll('span')].find(({ textContent }) => textContent === '.32913');
    const figure = fraction?.parentElement;
    await expect(fraction && figure && getComputedStyle(fraction).color).toBe(figure && getComputedStyle(figure).color);
  },
};

/** What is no amount: the time that a CountDown has made. */
export const AsText: Story = { render: () => <LeadText value="1:07:41" /> };
