import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';

const meta = { title: 'Screens/Spot/Orders', ...screenMeta('pages/transaction/currency_order') } satisfies Meta;
export default meta;

export const Ready: ScreenStory = {};

export const All: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'All' }));
    await expect(await canvas.findByText('ETH/USDT')).toBeVisible();
    await expect(canvas.getByText('Cancelled by you')).toBeVisible();
  },
};

export const CancelAsks: ScreenStory = {
  play: async ({ canvasElement }) => {
    const [cancel] = await within(canvasElement).findAllByRole('button', { name: /Cancel the order/ });
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
