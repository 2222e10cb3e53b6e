import { describe, expect, it } from 'vitest';
import { buildReply } from '../../../contract/fixtures/build.ts';
import { groupNamed, pairsOf } from '../../../parts/pairs/groups.ts';
import { toPairs } from '../../../state/pairs.ts';
import { breadthOf, changesOf, movers } from './listing.ts';

const { list } = toPairs(buildReply('content.quotes'));
const noQuote = () => undefined;
const names = (pairs: readonly { currency_name: string }[]) => pairs.map((pair) => pair.currency_name);

describe('the market list', () => {
  it('knows what moved most, to either side', () => {
    const coins = pairsOf(list, 'coins', new Set());
    expect(names(movers(coins, 'all', 3, noQuote))).toEqual(['LINK', 'SUI', 'UNI']);
    expect(names(movers(coins, 'down', 2, noQuote))).toEqual(['SOL', 'SEI']);
    expect(movers(coins, 'up', 99, noQuote)).toHaveLength(20);
  });

  it('counts breadth', () => {
    expect(breadthOf(changesOf(pairsOf(list, 'coins', new Set()), noQuote))).toEqual({ up: 20, flat: 1, down: 15 });
  });

  it('takes a tab from the address and falls back to coins', () => {
    expect(groupNamed('stock')).toBe('stock');
    expect(groupNamed('nonsense')).toBeUndefined();
  });
});
