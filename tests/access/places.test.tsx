import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { buildReply } from '../../src/contract/fixtures/build.ts';
import { callQuery, queriesOf } from '../../src/data/query.ts';
import * as Home from '../../stories/screens/home/Home.stories.tsx';
import * as Market from '../../stories/screens/market/Market.stories.tsx';
import * as Search from '../../stories/screens/market/Search.stories.tsx';
import { chosenTransport } from '../../stories/support/chosen-scenario.ts';
import { stillFeed } from '../../stories/support/feed.ts';
import { AS_WIRED } from '../../stories/support/toolbars.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

const before = buildReply('content.quotes');
/** The same pairs, with whatever they are ranked by turned round. */
const moved = before.map((group) => ({
  ...group,
  quotation: group.quotation.map((row, index) => {
    const figure = String(10 + index * 3);
    return { ...row, now_price: figure, change: figure, turnover: `${figure}000000000`, volume: `${figure}000000` };
  }),
}));
const coins = new Set(before.flatMap(({ quotation }) => quotation.map(({ currency_name }) => currency_name)));

/** The names of coins in the order in which they stand. */
function order(): string[] {
  const texts = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (coins.has(text)) found.push(text);
  }
  return found;
}

it.each([
  ['Home', Home],
  ['Markets', Market],
  ['Search', Search],
])('Rows of %s keep their places when the list comes anew with other prices', async (_, stories) => {
  // A line that is there and tells nothing: figures are those of the replies.
  const feed = { ...stillFeed('live'), subscribe: () => () => undefined };
  const { client, page } = await screenOf(stories, 'Ready', { transport: chosenTransport({}, AS_WIRED), feed });
  leave = mount(page);
  await waitFor(() => expect(order().length).toBeGreaterThan(5));
  const tiles = screen.queryByRole('list', { name: 'Browse markets' });
  const first = { order: order(), tiles: tiles?.innerHTML };
  queriesOf(client).setQueryData(callQuery('content.quotes', {}).queryKey, moved, { updatedAt: Date.now() + 1000 });
  await screen.findAllByText(/^\+\d+\.00\s?%$/);
  // Cells are written before the list around them is drawn.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect({ order: order(), tiles: tiles?.innerHTML }).toEqual(first);
});
