import { describe, expect, it } from 'vitest';
import { buildReply } from '../../../contract/fixtures/build.ts';
import { sum } from '../../../domain/money.ts';
import { totalOf } from '../../../parts/wallet/total.ts';
import { rowsOf, sharesOf, usdtValueOf } from './holdings.ts';

const wallet = buildReply('wallet.list');
const names = (rows: readonly { currency_name: string }[]) => rows.map((row) => row.currency_name);

describe('holdings', () => {
  it('the rows of an account add up to its total', () => {
    const rows = rowsOf(wallet, 'change', { hideSmall: false, keyword: '' });
    expect(Math.abs(Number(sum(rows.map(usdtValueOf))) - Number(wallet.accounts.change.usdt_total))).toBeLessThan(0.01);
    expect(Number(totalOf(wallet))).toBeGreaterThan(Number(wallet.accounts.change.usdt_total));
  });
  it('sorts by value and hides what is under 1 USDT', () => {
    expect(names(rowsOf(wallet, 'change', { hideSmall: false, keyword: '' }))).toEqual([
      'USDT',
      'BTC',
      'ETH',
      'SOL',
      'DOGE',
      'LTC',
    ]);
    expect(names(rowsOf(wallet, 'change', { hideSmall: true, keyword: '' }))).not.toContain('LTC');
  });
  it('searches by symbol and by name', () => {
    expect(names(rowsOf(wallet, 'change', { hideSmall: false, keyword: 'ethereum' }))).toEqual(['ETH']);
    expect(names(rowsOf(wallet, 'change', { hideSmall: false, keyword: 'btc' }))).toEqual(['BTC']);
  });
  it('tells what the total is made of, to the whole', () => {
    const shares = sharesOf(wallet);
    expect(shares.map(({ coin }) => coin)).toEqual(['USDT', 'BTC', 'ETH', 'SOL', 'other']);
    expect(shares.reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1, 10);
  });
});
