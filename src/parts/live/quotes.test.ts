import { beforeEach, expect, it } from 'vitest';
import type { BookRowView } from '#kit/live';
import { handFeed } from '../../../tests/support/hand-feed.ts';
import type { Client } from '../../data/client.ts';
import { createClient } from '../../state/client.ts';
import { ownPricesAtom } from '../../state/open-orders.ts';
import { bookSource } from './book.ts';
import { quoteSource } from './quotes.ts';

const pair = { symbol: 'aaa', priceDecimals: 1, amountDecimals: 3 };
let hand: ReturnType<typeof handFeed>;
let client: Client;
beforeEach(() => {
  hand = handFeed();
  client = createClient({ feed: hand.feed });
});

it('quotes are formatted once a change, whoever shows them', () => {
  const source = quoteSource(client, pair);
  let told = 0;
  const stop = source.subscribe(() => (told += 1));
  hand.push('aaa', '64218.56');
  expect(told).toBe(1);
  expect(source.get()).toEqual({
    price: '64,218.6',
    fiat: '$64,218.56',
    change: '+64,118.56%',
    direction: 'up',
    volume: '1.5K',
    turnover: '150.0K',
    isStale: false,
  });
  expect(source.get()).toBe(source.get());
  expect(quoteSource(client, { ...pair })).toBe(source);
  stop();
});

it('a book and its price of one frame are drawn once', async () => {
  const source = bookSource(client, pair, '', 5);
  let told = 0;
  const stop = source.subscribe(() => (told += 1));
  hand.pushBook('aaa', '100.9');
  hand.push('aaa', '101');
  await Promise.resolve();
  expect(told).toBe(1);
  expect(source.get()).toMatchObject({ bids: [{ price: '100.9' }], last: { price: '101.0', direction: 'up' } });
  stop();
});

it('the weight of the sides does not hang on how many levels are on show', async () => {
  const sources = [bookSource(client, pair, '', 1), bookSource(client, pair, '', 5), bookSource(client, pair, '10', 5)];
  const stops = sources.map((source) => source.subscribe(() => undefined));
  hand.pushBook('aaa', '', { bids: ['100.9', '1', '100.8', '5'], asks: ['101.1', '1', '101.2', '1'] });
  await Promise.resolve();
  expect(sources.map((source) => source.get()?.bidShare)).toEqual([0.75, 0.75, 0.75]);
  for (const stop of stops) stop();
});

it('a level of a group is marked where it holds an own order of its side, in any grouping', async () => {
  client.store.set(ownPricesAtom, { aaa: { bids: ['98.8'], asks: ['101.2', '109'] } });
  const sources = ['', '1', '10'].map((step) => bookSource(client, pair, step, 5));
  const stops = sources.map((source) => source.subscribe(() => undefined));
  hand.pushBook('aaa', '', { bids: ['100', '1', '99', '1', '98.8', '5'], asks: ['101', '1', '101.2', '1'] });
  await Promise.resolve();
  const marked = (rows: readonly BookRowView[] | undefined) =>
    rows?.flatMap(({ isOwn, value }) => (isOwn ? value : []));
  expect(sources.map((source) => [marked(source.get()?.bids), marked(source.get()?.asks)])).toEqual([
    [['98.8'], ['101.2']],
    [['98'], ['102']],
    [['90'], ['110']],
  ]);
  for (const stop of stops) stop();
});
