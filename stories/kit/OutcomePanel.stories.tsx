import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { CaretRightIcon } from '#kit/icons';
import { OutcomePanel } from '#kit/OutcomePanel';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held } from './support.tsx';

const why = fn();

const meta = {
  title: 'Components/OutcomePanel',
  tags: ['autodocs'],
  component: OutcomePanel,
  parameters: {
    guide: {
      use: ['Both payouts of a dual investment side by side, with a settlement price to try them out.'],
      avoid: ['Not for a single outcome: use ResultCard.', 'Not for terms with rates: use YieldTable.'],
      accessibility: [
        'A slider that says the price and what comes of it: "63,400.0, paid in BTC". Arrows move it by one step of the axis.',
        'The outcome in force is marked as current, and by a tick and an outline, not by colour.',
      ],
      waitsFor: ['pages/invest/purchase'],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.price} onChange={(price) => args.onChange(String(price))}>
      {(price, onChange) => <OutcomePanel {...args} price={price} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Settlement price',
    linked: '66000',
    linkedText: 'linked 66,000.0',
    low: '60000',
    high: '72000',
    step: '100',
    decimals: 1,
    price: '63400',
    onChange: fn(),
    below: {
      coin: 'BTC',
      title: 'Paid in BTC',
      condition: 'Below 66,000.0',
      amount: '0.20148055',
      scale: 8,
      note: '≈ $12,773.87',
    },
    above: { coin: 'USDT', title: 'Paid in USDT', condition: 'At or above', amount: '13297.72', scale: 2 },
    inForceText: 'At this price',
    formula: '0.20 × (1 + 7 × 38.60% ÷ 365) = 0.20148055',
    why: (
      <Button variant="text" size="md" onClick={why}>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
          Why <CaretRightIcon size={16} />
        </span>
      </Button>
    ),
  },
} satisfies Meta<typeof OutcomePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const slider = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('slider');
const inForce = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-current="true"]');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAccessibleName('Settlement price');
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '63,400.0, Paid in BTC');
    await expect(inForce(canvasElement)).toHaveTextContent('0.20148055');
    await expect(within(canvasElement).getByRole('img', { name: 'At this price' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why' }));
    await expect(why).toHaveBeenCalledTimes(1);
  },
};

/** Over the linked price the other outcome comes into force. */
export const Dragged: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.change(slider(canvasElement), { target: { value: '85' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('68500');
    await expect(inForce(canvasElement)).toHaveTextContent('13,297.72');
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '68,500.0, Paid in USDT');
  },
};

/** At the linked price itself the upper outcome holds. */
export const AtTheLinkedPrice: Story = {
  args: { price: '66000' },
  play: async ({ canvasElement }) => {
    await expect(inForce(canvasElement)).toHaveTextContent('At or above');
  },
};

/** The price takes the place of the end that it stands on. */
export const AtTheLowEnd: Story = {
  args: { price: '60000' },
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toHaveValue('0');
  },
};

export const AtTheHighEnd: Story = { args: { price: '72000' } };

/** The linked price near an end leaves one zone without room for its words. */
export const LinkedNearTheEnd: Story = { args: { linked: '71000', linkedText: 'linked 71,000.0' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toBeDisabled();
  },
};

/** Without a settlement price no outcome is in force. */
export const NoPrice: Story = {
  args: { price: null },
  play: async ({ canvasElement }) => {
    await expect(inForce(canvasElement)).toBeNull();
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '–');
  },
};

/** Ends that make no axis leave the two outcomes. */
export const Malformed: Story = {
  args: {
    low: 'NaN',
    price: 'abc',
    below: { coin: 'BTC', title: 'Paid in BTC', condition: 'Below', amount: 'NaN', scale: 8 },
    above: { coin: 'USDT', title: 'Paid in USDT', condition: 'At or above', amount: null, scale: 2 },
    formula: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('slider')).toBeNull();
    await expect(within(canvasElement).getAllByText('–')).toHaveLength(2);
  },
};

export const TinyPrices: Story = {
  args: {
    linked: '0.00001234',
    linkedText: 'linked 0.00001234',
    low: '0.00001',
    high: '0.000015',
    step: '0.00000001',
    decimals: 8,
    price: '0.00001412',
    below: {
      coin: 'PEPE',
      title: 'Paid in PEPE',
      condition: 'Below 0.00001234',
      amount: '81037277147.48784',
      scale: 4,
    },
    above: { coin: 'USDT', title: 'Paid in USDT', condition: 'At or above', amount: '1000000.5', scale: 2 },
    formula: '81,000,000,000 × (1 + 7 × 2.40% ÷ 365) = 81,037,277,147.4878',
  },
};

export const LongWords: Story = {
  args: {
    linkedText: 'prix de référence convenu 66,000.0',
    below: {
      coin: 'BTC',
      title: 'Versement en BTC',
      condition: 'En dessous de 66,000.0 au moment du règlement',
      amount: '0.20148055',
      scale: 8,
      note: 'environ $12,773.87',
    },
    above: {
      coin: 'USDT',
      title: 'Versement en USDT',
      condition: 'À ce prix ou au-dessus',
      amount: '13297.72',
      scale: 2,
    },
  },
};
