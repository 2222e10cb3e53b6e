import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildWire } from '../../../src/contract/fixtures/build.ts';
import { ordersFor } from '../../../src/contract/fixtures/orders.ts';
import { PAGE_SIZE } from '../../../src/domain/constants.ts';
import { findQuestion, findToast, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

/** A pair as a row writes it: the quote coin stands back. */
const isPair = (pair: string) => (_: string, element: Element | null) =>
  element?.children.length === 1 && element.textContent === pair;

const meta = { title: 'Screens/Spot/Orders', ...screenMeta('pages/transaction/currency_order', 'spa') } satisfies Meta;
export default meta;

export const Ready: ScreenStory = {};

export const All: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'All' }));
    await expect(await canvas.findByText(isPair('ETH/USDT'))).toBeVisible();
    await expect(canvas.getByText('Cancelled by you')).toBeVisible();
  },
};

export const CancelAsks: ScreenStory = {
  tags: ['text-200'],
  play: async ({ canvasElement }) => {
    const [cancel] = await within(canvasElement).findAllByRole('button', { name: /Cancel the (buy|sell) order/ });
    if (!cancel) throw new Error('No order to cancel');
    // Prices have the decimals of their pair once that is there.
    await within(canvasElement).findAllByText('63,850.0');
    await userEvent.click(cancel);
    await waitFor(() =>
      expect(within(document.body).getByRole('heading', { name: 'Cancel this order?' })).toBeVisible(),
    );
    await expect(within(within(document.body).getByRole('alertdialog')).getByText('63,850.0')).toBeVisible();
  },
};

/** All that wait are cancelled after one question, which says how many. */
export const CancelAllAsks: ScreenStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel all' }));
    await findQuestion('Cancel 2 orders?');
  },
};

const cancelled = new Set<string>();

/** One is refused: the others are cancelled and gone from the list, and the question stays for this one alone. What was cancelled is told once it has closed. */
export const CancelAllRefused: ScreenStory = {
  parameters: {
    screen: {
      calls: {
        'spot.orders': (fields) => ordersFor(fields).filter(({ id }) => !cancelled.has(String(id))),
        'spot.cancel': ({ id = '' }) => {
          const order = buildWire('spot.orders').find((row) => row.id === Number(id));
          if (id === '4' || !order) return { refuse: '' };
          cancelled.add(id);
          return { ...order, status: 3 };
        },
      },
    },
  },
  beforeEach: () => cancelled.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel all' }));
    const asked = within(await findQuestion('Cancel 2 orders?'));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel orders' }));
    const question = within(await findQuestion('1 order was not cancelled. Try again?'));
    await expect(await question.findByText('The exchange declined this request')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(within(document.body).queryByText('1 order cancelled')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Open/, hidden: true })).toHaveTextContent('1'));
  },
};

/** The first call without a reply ends it: the question stays for those that may still be open. */
export const CancelAllSilent: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { calls: { 'spot.cancel': 'error' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel all' }));
    const asked = within(await findQuestion('Cancel 2 orders?'));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel orders' }));
    const question = within(await findQuestion('2 orders may still be open. Try again?'));
    await expect(await question.findByText(/0 of 2 cancelled; the list shows what is still open/)).toBeVisible();
  },
};

/** Who keeps the order that was refused is told of those that were cancelled. */
export const CancelAllKept: ScreenStory = {
  ...CancelAllRefused,
  tags: ['play-only'],
  play: async (context) => {
    await CancelAllRefused.play?.(context);
    const question = within(await findQuestion('1 order was not cancelled. Try again?'));
    await userEvent.click(question.getByRole('button', { name: 'Keep order' }));
    await findToast('1 order cancelled');
  },
};

export const Empty: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'empty' } } } };

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'error' } } } };

/** More orders than a page holds. */
const fullPage = () => {
  const [row] = buildWire('spot.orders');
  if (!row) throw new Error('The fixture has no order');
  return Array.from({ length: PAGE_SIZE.standard }, (_, index) => ({
    ...row,
    id: 900 - index,
    target_price: String(63_850 - 35 * index),
    avg_price: String(63_850 - 35 * index),
    created_at: `2026-11-20 13:${56 - 4 * index}:11`,
  }));
};
let asked = 0;

/** The next page does not come: what is there stays, and asks again when told to. */
export const NextPageFailed: ScreenStory = {
  parameters: {
    screen: {
      calls: {
        'spot.orders': ({ page }) => {
          if (Number(page) < 2) return fullPage();
          asked += 1;
          return 'error';
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    asked = 0;
    const again = () => canvas.findByRole('button', { name: 'The rest did not load. Try again' }, LAZY);
    await waitFor(() => expect(canvas.getAllByText(isPair('BTC/USDT'))).toHaveLength(PAGE_SIZE.standard), LAZY);
    canvas.getAllByRole('listitem').at(-1)?.scrollIntoView();
    await userEvent.click(await again());
    await waitFor(() => expect(asked).toBe(2));
    await expect(await again()).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(PAGE_SIZE.standard);
  },
};
