import { beforeEach, expect, it } from 'vitest';
import { handFeed } from '../../../tests/support/hand-feed.ts';
import type { Client } from '../../data/client.ts';
import { createClient } from '../../state/client.ts';
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
