import { expect, test } from 'vitest';
import { keptName, namedPair } from './last-pair.ts';

const pair = {
  currency_id: 2,
  legal_id: 3,
  currency_name: 'ETH',
  legal_name: 'USDT',
  currency_type: 3,
  label: 'ETH/USDT',
};

test('a pair is kept by its names', () => expect(namedPair(keptName(pair))).toEqual(pair));
test.each(['', 'btcusdt', '2/3/ETH/USDT', '2/3/ETH/USDT/3/4', '2/3//USDT/3'])('"%s" names none', (kept) =>
  expect(namedPair(kept)).toBeUndefined(),
);
