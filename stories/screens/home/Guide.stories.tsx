import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guideSeenAtom } from '../../../src/state/preferences.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = { title: 'Screens/Guide', ...screenMeta('pages/index/guide') } satisfies Meta;
export default meta;

export const Trade: ScreenStory = {
  tags: ['dark', 'text-200'],
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Next' })).toBeVisible();
    await waitFor(() => expect(clientOf(loaded).store.get(guideSeenAtom)).toBe(true));
  },
};

export const Earn: ScreenStory = {
  tags: ['dark'],
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const strip = await within(canvasElement).findByRole('group', { name: 'A first look' });
    strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(strip.scrollLeft).toBe(strip.clientWidth));
  },
};

/** The last slide is the way in. */
export const Safety: ScreenStory = {
  tags: ['dark'],
  parameters: { screen: { session: 'guest' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const strip = await screen.findByRole('group', { name: 'A first look' });
    strip.scrollTo({ left: 2 * strip.clientWidth, behavior: 'instant' });
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  },
};

/** A 997 sends here with its reason (readings D1) and, where there is one, the next step. */
export const NotAvailableYet: ScreenStory = {
  tags: ['text-200'],
  parameters: {
    screen: {
      query: { reason: 'Copy trading opens after your first deposit.', next: 'pages/fund/select?url=receive' },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Copy trading opens after your first deposit.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(visits.at(-1)).toEqual({ path: 'pages/fund/select', params: { url: 'receive' } }));
  },
};

/** No next step, and a link that is none of ours: the way leads home. */
export const NotAvailableYetHome: ScreenStory = {
  parameters: { screen: { query: { reason: 'This service is closed today.', next: 'https://elsewhere.example' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  },
};
