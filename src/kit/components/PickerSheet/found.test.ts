import { describe, expect, it } from 'vitest';
import { found, groupsOf } from './found.ts';

const COINS = [
  { key: 'btc', label: 'BTC', keywords: 'Bitcoin', group: 'Recent' },
  { key: 'steth', label: 'STETH', keywords: 'Staked Ether' },
  { key: 'ethw', label: 'ETHW', keywords: 'EthereumPoW' },
  { key: 'eth', label: 'ETH', keywords: 'Ethereum', group: 'Recent' },
];
const keys = (options: readonly { key: string }[]) => options.map(({ key }) => key);

describe('a search among options', () => {
  it('puts the one that is meant first', () => {
    expect(keys(found(COINS, ' eth '))).toEqual(['eth', 'ethw', 'steth']);
  });
  it('finds by name too', () => expect(keys(found(COINS, 'bitc'))).toEqual(['btc']));
  it('changes nothing where nothing is typed', () => expect(found(COINS, '  ')).toBe(COINS));
  it('finds nothing', () => expect(found(COINS, 'guilder')).toEqual([]));
});

it('options stand under their headings', () => {
  expect(groupsOf(COINS).map(({ title, options }) => [title, keys(options)])).toEqual([
    ['Recent', ['btc', 'eth']],
    ['', ['steth', 'ethw']],
  ]);
});
