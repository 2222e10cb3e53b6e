import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lastPairAtom } from '../../../src/parts/pairs/last-pair.ts';
import { expectStale, findDialog, LAZY } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf } from '../../support/world.ts';

const meta = { title: 'Screens/Trade/Pair hub', ...screenMeta('pages/transaction/index2', 'spa') } satisfies Meta;
export default meta;

const pair = { currency_id: 2, legal_id: 3 };

export const Ready: ScreenStory = { tags: ['no-red-up'], parameters: { screen: { query: pair } } };

/** The levels a side that are on show. */
const levelsIn = (root: HTMLElement) => root.querySelectorAll("[data-side='bids'] [role='row']").length;

/** A bar of the browser that goes away as one scrolls makes the window higher, and moves nothing on the page. */
export const BarsGone: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: pair } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(levelsIn(canvasElement)).toBe(5));
    const height = window.innerHeight;
    Object.defineProperty(window, 'innerHeight', { value: height + 200, configurable: true, writable: true });
    window.dispatchEvent(new Event('resize'));
    await expect(levelsIn(canvasElement)).toBe(5);
    Object.defineProperty(window, 'innerHeight', { value: height, configurable: true, writable: true });
  },
};

export const Guest: ScreenStory = { tags: ['no-longest'], parameters: { screen: { query: pair, session: 'guest' } } };

async function fullChart(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Full screen' }));
  return within(await findDialog('Chart of ETH/USDT'));
}

export const FullScreen: ScreenStory = {
  tags: ['dark', 'text-200', 'no-longest'],
  parameters: { screen: { query: pair } },
  play: async ({ canvasElement }) => {
    await fullChart(canvasElement);
  },
};

/** With a tool in the hand the chart says what it waits for. */
export const Drawing: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: pair } },
  play: async ({ canvasElement }) => {
    const chart = await fullChart(canvasElement);
    await userEvent.click(await chart.findByRole('button', { name: 'Trend line' }));
    await expect(await chart.findByText('Tap where it begins')).toBeVisible();
  },
};

export const Loading: ScreenStory = { parameters: { screen: { query: pair, calls: { 'content.quotes': 'loading' } } } };

export const ChartFailed: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: pair, calls: { 'market.bars': 'error' } } },
};

/** A pair that was looked at before keeps its name. */
export const Failed: ScreenStory = {
  parameters: { screen: { query: pair, calls: { 'content.quotes': 'error' } } },
  play: async ({ canvasElement, loaded }) => {
    clientOf(loaded).store.set(lastPairAtom, '2/3/ETH/USDT/3');
    await expect(await within(canvasElement).findByText('ETH')).toBeVisible();
    await expect(within(canvasElement).queryByText('Choose a pair')).toBeNull();
  },
};

/** Of another it says no wrong one. */
export const FailedFirst: ScreenStory = {
  tags: ['play-only'],
  parameters: { screen: { query: pair, calls: { 'content.quotes': 'error' } } },
  play: async ({ canvasElement, loaded }) => {
    clientOf(loaded).store.set(lastPairAtom, '1/3/BTC/USDT/3');
    await expect(await within(canvasElement).findByText('Choose a pair')).toBeVisible();
  },
};

export const UnknownPair: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: { currency_id: 999, legal_id: 3 } } },
};

export const Stale: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { query: pair, connection: 'stale' } },
  play: async ({ canvasElement }) => {
    const average = () => canvasElement.querySelector('[data-figure]')?.textContent;
    await waitFor(() => expect(average()).toMatch(/\d/), LAZY);
    await expectStale(canvasElement, "[data-side] [role='cell'], [data-size='headline'], [data-figure]");
  },
};
