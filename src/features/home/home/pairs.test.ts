import { expect, test } from 'vitest';
import { buildReply } from '../../../contract/fixtures/build.ts';
import { cardPairs, hotPairs } from './pairs.ts';

const pairs = buildReply('content.quotes')[0]?.quotation ?? [];
const names = (rows: readonly { currency_name: string }[]) => rows.map(({ currency_name }) => currency_name);

test("cards keep the operator's order and show coins only", () => {
  expect(names(cardPairs(pairs))).toEqual(['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'LTC', 'LINK', 'BNB', 'AVAX', 'TON']);
});

test('hot are the five largest moves in either direction', () => {
  expect(names(hotPairs(pairs))).toEqual(['LINK', 'SUI', 'UNI', 'SOL', 'AAVE']);
});
