import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../support/screen.tsx';

// Not a doc comment: it would take the place of the parameters that are spread in.
const meta = { title: 'Guide/Toolbars', ...screenMeta('pages/fund/assets') } satisfies Meta;
export default meta;

/** Scenario: every call fails, and the screen shows its error view. */
export const EveryCallFails: ScreenStory = {
  globals: { scenario: 'error' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Demo: this request is set to fail')).toBeVisible();
    await expect(canvas.queryByText('BTC')).toBeNull();
  },
};

/** Fiat: values stand in euro, converted at the exchange's rate. */
export const InEuro: ScreenStory = {
  globals: { fiat: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('€20,172.42')).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).not.toContain('$'));
  },
};
