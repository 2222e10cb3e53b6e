import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { still, unfocus } from '../kit/support.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { closed, forever, forget, opened, stopSpinners, withKit } from './stage.tsx';

const meta = {
  title: 'Patterns/Ticket',
  component: OrderTicket,
  parameters: {
    docs: {
      description: {
        component: [
          'An order is put together from the top down: side, type, price, amount, then what it costs, then one button that names what it does with the amount ("Buy 0.0389 BTC") and wears the side. Amount and share of the balance are one figure in two shapes: each moves the other.',
          'The button stays on while the ticket is wrong, without the colour of the side, and says what is missing. Pressed, it names the first mistake from the top, at its field, and takes the focus there; one mistake at a time, gone as soon as its field changes. What is right stays as it was typed. Rules and sentences are those of the spot ticket of the app.',
          'Where no order can be placed at all, the button is off and says why in its own words, so that nobody looks for the reason elsewhere. Total and fee are there before the tap, the fee in the coin that it is taken from.',
        ].join('\n\n'),
      },
    },
  },
  args: { form: { side: 'buy', type: 'limit', price: '64218.5', amount: '' }, place: fn(async () => undefined) },
  beforeEach: forget,
  decorators: [withKit],
} satisfies Meta<typeof OrderTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A share of the balance fills in the amount, a typed amount moves the share; total and fee follow both. */
export const Buy: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Share of balance' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '0.0389');
    await expect(slider).toHaveValue('25');
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('2,498.09 USDT');
    await expect(canvas.getByText('Fee 0.10%').nextSibling).toHaveTextContent('0.0000389 BTC');
    await fireEvent.change(slider, { target: { value: '100' } });
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1557');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 0.1557 BTC' }));
    await expect(args.place).toHaveBeenCalledTimes(1);
    await expect(args.place).toHaveBeenLastCalledWith(expect.objectContaining({ amount: '0.1557' }));
  },
};

/** The other side spends the other coin; a market order has no price to type. */
export const SellAtMarket: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Order type/ }));
    await userEvent.click((await opened('dialog', 'Order type')).getByRole('radio', { name: 'Market' }));
    await closed('dialog');
    await expect(canvas.queryByRole('textbox', { name: 'Price, USDT' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '0.1');
    await expect(canvas.getByText('Fee 0.10%').nextSibling).toHaveTextContent('6.42185 USDT');
    await expect(canvas.getByRole('button', { name: 'Sell 0.1 BTC' })).toBeEnabled();
    unfocus();
  },
};

/** Mistakes come one at a time from the top, each at its field with the focus; the last names what there is. */
export const ErrorAtTheField: Story = {
  args: { form: { side: 'buy', type: 'limit', price: '', amount: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole('textbox', { name: 'Price, USDT' });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    const send = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await send('Enter an amount');
    await expect(price).toHaveAccessibleDescription('Enter a price');
    await expect(price).toHaveFocus();
    await expect(amount).toBeValid();
    await userEvent.keyboard('64218.5');
    await expect(price).toBeValid();
    await send('Enter an amount');
    await expect(amount).toHaveAccessibleDescription('Enter an amount');
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('0.2');
    await send('Not enough USDT');
    await expect(amount).toHaveAccessibleDescription('Not enough USDT: 10,003.92 available');
    await expect(price).toHaveValue('64,218.5');
    await expect(args.place).not.toHaveBeenCalled();
    unfocus();
  },
};

/** Off for a reason: the button says it, and what was typed stays. */
export const OffWithReason: Story = {
  args: {
    form: { side: 'buy', type: 'limit', price: '64218.5', amount: '0.0389' },
    isStale: true,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Waiting for prices' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.place).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.0389');
  },
};

/** While the order is on its way a second tap does not place a second one. */
export const Placing: Story = {
  args: { form: { side: 'sell', type: 'limit', price: '64218.5', amount: '0.0389' }, place: fn(forever) },
  decorators: [still],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sell 0.0389 BTC' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.place).toHaveBeenCalledTimes(1);
    unfocus();
    stopSpinners();
  },
};
