import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildWire } from '../../../src/contract/fixtures/build.ts';
import { PAGE_SIZE } from '../../../src/domain/constants.ts';
import { LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

/** A pair as a row writes it: the quote coin stands back. */
const isPair = (pair: string) => (_: string, element: Element | null) =>
  element?.children.length === 1 && element.textContent === pair;

const meta = { title: 'Screens/Spot/Orders', ...screenMeta('pages/transaction/currency_order') } satisfies Meta;
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
    await userEvent.click(cancel);
    await waitFor(() =>
      expect(within(document.body).getByRole('heading', { name: 'Cancel this order?' })).toBeVisible(),
    );
  },
};

export const Empty: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'empty' } } } };

export const Loading: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'loading' } } } };

export const Failed: ScreenStory = { parameters: { screen: { calls: { 'spot.orders': 'error' } } } };

/** More orders than a page holds. */
const fullPage = () => {
  const [row] = buildWire('spot.orders');
  if (!row) throw new Error('The fixture has no order');
  return Array.from({ length: PAGE_SIZE.standard }, (_, index) => ({ ...row, id: 900 + index }));
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
