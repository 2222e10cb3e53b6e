import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OutcomePair } from '#kit/OutcomePair';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/OutcomePair',
  tags: ['autodocs'],
  component: OutcomePair,
  parameters: {
    guide: {
      use: ['What is won and what is lost, side by side in money, above the button of an option.'],
      avoid: [
        'Not for the payouts of a dual investment, which turn at a price: use OutcomePanel.',
        'Not for what came of it: use ResultCard.',
      ],
      accessibility: ['Terms and values; each result carries its sign, and a sentence says what it means.'],
    } satisfies ComponentGuide,
  },
  args: {
    outcomes: [
      { condition: 'If the price is higher', result: '90', note: 'you receive 190.00' },
      { condition: 'If the price is lower', result: '-100', note: 'you lose the amount' },
    ],
  },
} satisfies Meta<typeof OutcomePair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('If the price is higher').nextElementSibling).toHaveTextContent('+90.00');
    await expect(canvas.getByText('If the price is lower').nextElementSibling).toHaveTextContent('−100.00');
  },
};

/** Nothing typed yet: what will stand there is said without figures. */
export const Empty: Story = {
  args: {
    outcomes: [
      { condition: 'If the price is higher', result: null, note: null },
      { condition: 'If the price is lower', result: undefined, note: 'you lose the amount' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('If the price is higher').nextElementSibling).toHaveTextContent('–');
  },
};

export const Huge: Story = {
  args: {
    scale: 8,
    outcomes: [
      {
        condition: 'Si le prix de règlement est plus haut que le prix d’ouverture',
        result: '123456789012345678.12345678',
        note: 'vous recevez 246 913 578 024 691 356,24691356 USDT',
      },
      { condition: 'Si le prix est plus bas', result: '-123456789012345678.12345678', note: 'vous perdez le montant' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
