import { describe, expect, it } from 'vitest';
import { menuFixture } from '../../../contract/fixtures/content.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import { coinSeeds } from '../../assets/coin-list.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { ARTICLES } from './articles.ts';
import { CONTENT } from './content/index.ts';
import { FIAT_RATES } from './fiat.ts';
import { MENU } from './menu.ts';

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('seed', () => {
  const coins = coinSeeds(INSTRUMENTS);

  it('has the coins of the product with the ids it names, and each coin once', () => {
    expect(
      coins
        .filter(({ name }) => ['BTC', 'ETH', 'USDT'].includes(name))
        .map(({ id, name }) => [id, name])
        .sort(),
    ).toEqual([
      [1, 'BTC'],
      [2, 'ETH'],
      [3, 'USDT'],
    ]);
    unique(coins.map(({ id }) => id));
    unique(coins.map(({ name }) => name));
    for (const { base, quote } of INSTRUMENTS)
      expect(coins.map(({ id }) => id)).toEqual(expect.arrayContaining([base.id, quote.id]));
  });

  it('can pay out at least thirty coins, each at terms that make sense', () => {
    const payable = coins.filter((coin) => coin.isCharge);
    expect(payable.length).toBeGreaterThanOrEqual(30);
    for (const { rate, minNumber, maxNumber } of payable) {
      for (const amount of [rate, minNumber, maxNumber]) expect(decimalText(amount)).toBe(amount);
      expect(Number(rate)).toBeLessThan(Number(minNumber));
      expect(Number(minNumber)).toBeLessThan(Number(maxNumber));
    }
  });

  it('lets an account hold what can be delivered, and nothing else', () => {
    const spot = new Set(INSTRUMENTS.filter(({ isSpotTradable }) => isSpotTradable).map(({ base }) => base.id));
    expect(
      coins
        .filter(({ isMatch }) => isMatch)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...spot, 3].sort());
    expect(coins.filter(({ isMicro, isLever }) => isMicro || isLever).map(({ name }) => name)).toEqual(['USDT']);
  });

  it('fits the sums of a pair into the decimals that its coins are booked with', () => {
    for (const { quote, priceDecimals, amountDecimals, symbol } of INSTRUMENTS) {
      expect([symbol, priceDecimals + amountDecimals]).toEqual([
        symbol,
        Math.min(priceDecimals + amountDecimals, coins.find(({ id }) => id === quote.id)?.scale ?? 0),
      ]);
    }
  });

  it('has the menu that the fixtures show', () => {
    expect(MENU.map(({ title, icon, url, isFinancial }) => [title, icon, url, isFinancial ? 1 : 0])).toEqual(
      menuFixture.map(({ title, icon, url, is_financial }) => [title, icon, url, is_financial]),
    );
  });

  it('has the fiat currencies that users ask for, the dollar at one', () => {
    const codes = FIAT_RATES.map(([code]) => code);
    unique(codes);
    expect(codes).toEqual(
      expect.arrayContaining(['USD', 'CNY', 'GBP', 'HKD', 'JPY', 'EUR', 'AED', 'THB', 'PHP', 'SGD', 'VND', 'KRW']),
    );
    expect(FIAT_RATES[0]).toEqual(['USD', '1']);
    for (const [, rate] of FIAT_RATES) expect(Number(rate)).toBeGreaterThan(0);
  });

  it('publishes every piece once, three banners and three notices', () => {
    unique(ARTICLES.map(({ id }) => id));
    expect(ARTICLES.map(({ piece }) => piece).sort()).toEqual(Object.keys(CONTENT.en.pieces).sort());
    const ofClass = (classId: number) => ARTICLES.filter((place) => place.classId === classId).length;
    expect([ofClass(4), ofClass(5), ofClass(6)]).toEqual([8, 3, 3]);
  });
});
