import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import type { Client } from '../../src/data/client.ts';
import { queriesOf } from '../../src/data/query.ts';
import { HIDDEN } from '../../src/domain/number.ts';
import { hideBalancesAtom } from '../../src/state/preferences.ts';
import { mount, screenOf, storiesOf } from './mount.tsx';

const FILES = import.meta.glob<unknown>('../../stories/screens/*/*.stories.tsx');
/** Screens that show what the user owns. */
const WITH_AMOUNTS = ['AssetRecord', 'Assets', 'FuturesTicket', 'Home', 'Positions', 'Ticket', 'Transfer'];

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** Drawn, with all that it asked for. */
const settle = (client: Client) =>
  expect
    .poll(() => ({
      isDrawn: document.body.querySelector('button') !== null,
      busy: document.querySelectorAll('[aria-busy="true"]').length,
      asked: queriesOf(client).isFetching(),
    }))
    .toEqual({ isDrawn: true, busy: 0, asked: 0 });

/** What of the page is hidden: with a word for a screen reader, and bare. */
function hiddenOnPage(): { named: number; bare: string[] } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = { named: 0, bare: [] as string[] };
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!nodeValue?.includes(HIDDEN)) continue;
    if (parentElement?.closest('[role="img"][aria-label]')) found.named += 1;
    else found.bare.push(parentElement?.parentElement?.textContent ?? nodeValue);
  }
  return found;
}

it('Every hidden amount has a word for a screen reader, on every screen and behind each of its tabs', async () => {
  const withAmounts: string[] = [];
  for (const [path, load] of Object.entries(FILES)) {
    const module = await load();
    const stories = storiesOf(module);
    const name = 'Ready' in stories ? 'Ready' : Object.keys(stories)[0];
    if (!name || !stories[name]?.parameters.screen) continue;
    const { client, page } = await screenOf(module, name);
    client.store.set(hideBalancesAtom, true);
    leave = mount(page);
    await settle(client);
    // What a screen asks for once its parts have come is not asked yet where they are late.
    const file = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    if (WITH_AMOUNTS.includes(file))
      await expect.poll(() => hiddenOnPage().named, { message: file }).toBeGreaterThan(0);
    await settle(client);
    let named = 0;
    const look = (where: string) => {
      const { named: count, bare } = hiddenOnPage();
      expect(bare, `${path}, ${where}`).toEqual([]);
      named += count;
    };
    look('as it opens');
    for (const { textContent } of screen.queryAllByRole('tab')) {
      if (!textContent) continue;
      // A sheet that came late may stand over it.
      screen.getByRole('tab', { name: textContent }).click();
      await settle(client);
      look(textContent);
    }
    if (named > 0) withAmounts.push(file);
    leave();
  }
  expect(withAmounts.toSorted()).toEqual(WITH_AMOUNTS);
});
