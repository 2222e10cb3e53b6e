import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { YieldTable } from '#kit/YieldTable';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, unfocus } from './support.tsx';

const meta = {
  title: 'Components/YieldTable',
  tags: ['autodocs'],
  component: YieldTable,
  parameters: {
    guide: {
      use: [
        'Terms of a product to choose from, with rate and estimated yield.',
        'A term that is sold out stays, disabled.',
      ],
      avoid: ['Not for two outcomes: use OutcomePanel.', 'Not for terms to read only: use StatGrid or KeyValue.'],
      accessibility: [
        'A group of native radios in a fieldset; each says term, rate and estimate. Arrows walk over what is free.',
        'With large text the columns scroll sideways and nothing is cut.',
      ],
      waitsFor: ['pages/lockming/buy', 'pages/financial/index'],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={(key) => args.onChange(key as string)}>
      {(value, onChange) => <YieldTable {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    terms: [
      { key: 'flexible', term: 'Flexible', rate: '2.4', estimate: '0.065753' },
      { key: '7', term: '7 days', rate: '4.8', estimate: '0.920547' },
      { key: '30', term: '30 days', rate: '8.65', estimate: '7.109589' },
      { key: '90', term: '90 days', rate: '12.5', estimate: '30.821917' },
    ],
    value: '30',
    onChange: fn(),
    scale: 4,
    unit: 'USDT',
    labels: { choice: 'Term', term: 'Term', rate: 'APR', estimate: 'Est. yield' },
  },
} satisfies Meta<typeof YieldTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row says its term, rate and yield; a tap anywhere on it chooses it. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Term' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '30 days, APR 8.65%, Est. yield 7.1095 USDT' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^90 days/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
    await expect(canvas.getByRole('radio', { name: /^90 days/ })).toBeChecked();
    unfocus();
  },
};

/** Arrows go from row to row and round the ends, past what cannot be chosen. */
export const Keyboard: Story = {
  args: {
    value: '7',
    terms: [
      { key: 'flexible', term: 'Flexible', rate: '2.4', estimate: '0.065753' },
      { key: '7', term: '7 days', rate: '4.8', estimate: '0.920547' },
      { key: '30', term: '30 days, sold out', rate: '8.65', estimate: null, disabled: true },
      { key: '90', term: '90 days', rate: '12.5', estimate: '30.821917' },
    ],
  },
  parameters: { focus: 'kept' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: /^7 days/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('flexible');
    await expect(within(canvasElement).getByRole('radio', { name: /^Flexible/ })).toHaveFocus();
  },
};

export const NothingChosen: Story = { args: { value: null } };

/** Before an amount is entered there is no yield to tell. */
export const WithoutAmount: Story = {
  args: {
    terms: [
      { key: '7', term: '7 days', rate: '4.8', estimate: null },
      { key: '30', term: '30 days', rate: '8.65', estimate: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(2);
  },
};

export const SoldOut: Story = {
  args: {
    terms: [
      { key: '7', term: '7 days', rate: '4.8', estimate: '0.920547' },
      { key: '30', term: '30 days, sold out', rate: '8.65', estimate: '7.109589', disabled: true },
    ],
    value: '7',
  },
};

export const Malformed: Story = {
  args: {
    terms: [
      { key: 'a', term: '', rate: 'NaN', estimate: 'undefined' },
      { key: 'b', term: '30 days', rate: null, estimate: '' },
    ],
    value: 'b',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(5);
  },
};

export const HugeNumbers: Story = {
  args: {
    terms: [
      { key: '7', term: '7 days', rate: '1284.5', estimate: '123456789012345.678901' },
      { key: '365', term: '365 days', rate: '99999.99', estimate: '98765432109876543.21' },
    ],
    value: '7',
  },
};

export const LongWords: Story = {
  args: {
    terms: [
      { key: '7', term: 'Durée indéterminée, sortie libre', rate: '2.4', estimate: '0.065753' },
      { key: '30', term: 'ระยะเวลาคงที่สามสิบวัน', rate: '8.65', estimate: '7.109589' },
    ],
    labels: { choice: 'Durée', term: 'Durée du placement', rate: 'Taux annuel', estimate: 'Rendement estimé' },
  },
};
