import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { orderFixtures } from '../../src/contract/fixtures/orders.ts';
import { navigationOf } from '../../src/parts/navigation/index.ts';
import * as Hub from '../../stories/screens/trade/Hub.stories.tsx';
import * as PairHub from '../../stories/screens/trade/PairHub.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { layOut } from '../../stories/support/world.ts';
import { GLOBALS, mount, screenOf, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The hub opened by an address that names a mode changes modes', async () => {
  leave = mount(await storyOf(Hub, 'Futures'));
  const isChosen = (name: string) => screen.findByRole('tab', { name, selected: true });
  await isChosen('Futures');
  await userEvent.click(screen.getByRole('tab', { name: 'Options' }));
  await isChosen('Options');
  await userEvent.click(screen.getByRole('tab', { name: 'Spot' }));
  await isChosen('Spot');
  await screen.findByRole('button', { name: 'Buy BTC' });
});

it.each([
  ['Options', 'Trade', 'pages/transaction/index?mode=options'],
  ['Stocks', 'Markets', 'pages/market/market?tab=stock'],
])('%s of the menu leads there each time, whatever one has chosen since', async (named, screenName, address) => {
  const client = await layOut({ path: 'pages/index/index' }, GLOBALS);
  // The app's own router moves, once it has come: not the story's.
  navigationOf(client).setMover(null);
  window.location.hash = '#/pages/index/index';
  leave = mount(<App client={client} />);
  const isChosen = (name: string) => screen.findByRole('tab', { name, selected: true });
  const goBy = async (role: 'button' | 'tab', name: string) =>
    userEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
  for (const visit of ['first', 'second']) {
    await goBy('button', named);
    await isChosen(named);
    expect(window.location.hash, visit).toBe(`#/${address}`);
    await goBy('tab', 'Spot');
    await isChosen('Spot');
    await goBy('button', 'Home');
    await screen.findByRole('heading', { name: 'Trending' });
  }
  // The tab bar names none: what the user has chosen stands.
  await goBy('button', screenName);
  await isChosen('Spot');
});

it('The depth of the hub marks the level of an own order, also a grouped one', async () => {
  const [first] = orderFixtures;
  const { page: hub } = await screenOf(Hub, 'Ready', {
    transport: scenarioTransport({ 'spot.orders': () => [{ ...first, target_price: '64218.4' }] as never }),
  });
  leave = mount(hub);
  const marks = async () =>
    [...(await screen.findByRole('table', { name: 'Bid' })).querySelectorAll('[role=row]')].flatMap((row) =>
      window.getComputedStyle(row, '::after').content === 'none' ? [] : [row.firstChild?.textContent],
    );
  await waitFor(async () => expect(await marks()).toEqual(['64,218.4']));
  await userEvent.click(screen.getByRole('button', { name: 'Price grouping: 0.1' }));
  await userEvent.click(await screen.findByRole('radio', { name: '10' }));
  await waitFor(async () => expect(await marks()).toEqual(['64,210']));
});

it('The full-screen chart stays on a small screen with large text, and so does the way out of it', async () => {
  await page.viewport(320, 700);
  document.documentElement.style.fontSize = '2em';
  const unmount = mount(await storyOf(PairHub, 'Ready'));
  leave = () => {
    unmount();
    document.documentElement.style.fontSize = '';
  };
  (await screen.findByRole('button', { name: 'Full screen' })).click();
  const layer = await screen.findByRole('dialog', { name: 'Chart of ETH/USDT' });
  expect(layer.scrollWidth).toBe(layer.clientWidth);
  const exit = within(layer).getByRole('button', { name: 'Exit full screen' }).getBoundingClientRect();
  expect(exit.left).toBeGreaterThanOrEqual(0);
  expect(exit.right).toBeLessThanOrEqual(320);
});
