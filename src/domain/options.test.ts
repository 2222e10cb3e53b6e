import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OptionDirection, outcomeOf, payoutOf, profitOf } from './options.ts';
import { fromScaled } from './scaled.ts';

describe('the outcome of an option', () => {
  it.each<[OptionDirection, string, string, string]>([
    ['up', '64218.4', '64218.5', 'won'],
    ['up', '64218.4', '64218.3', 'lost'],
    ['down', '64218.4', '64218.3', 'won'],
    ['down', '64218.4', '64218.5', 'lost'],
    ['up', '64218.4', '64218.4', 'drawn'],
    ['down', '64218.4', '64218.4', 'drawn'],
    // As numbers, not as text.
    ['up', '9.9', '10', 'won'],
    ['down', '0.1', '0.09', 'won'],
  ])('%s from %s to %s is %s', (direction, open, end, outcome) => {
    expect(outcomeOf(direction, open, end)).toBe(outcome);
  });
});

describe('what an option pays', () => {
  it.each([
    ['100', '0.82', 8, '82'],
    ['10.01', '0.85', 8, '8.5085'],
    // Cut, never rounded up.
    ['33.33', '0.87', 2, '28.99'],
    ['0.03', '0.92', 2, '0.02'],
  ])('%s at %s wins, at %i decimals, %s', (stake, ratio, decimals, profit) => {
    expect(profitOf(stake, ratio, decimals)).toBe(profit);
  });

  it('a win gives stake and profit, a draw the stake, a loss nothing', () => {
    expect(payoutOf('won', '33.33', '28.9971')).toBe('62.3271');
    expect(payoutOf('drawn', '33.33', '28.9971')).toBe('33.33');
    expect(payoutOf('lost', '33.33', '28.9971')).toBe('0');
  });
});

const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => ({ units, text: fromScaled(units, 4) }));

it('whoever is on the other side has the other outcome, and nobody both wins', () => {
  fc.assert(
    fc.property(price, price, (open, end) => {
      const [up, down] = [outcomeOf('up', open.text, end.text), outcomeOf('down', open.text, end.text)];
      const due = end.units > open.units ? 'won' : end.units < open.units ? 'lost' : 'drawn';
      expect(up).toBe(due);
      expect(down).toBe({ won: 'lost', lost: 'won', drawn: 'drawn' }[due]);
    }),
  );
});

it('a profit is never more than its share of the stake, and less than one unit below it', () => {
  const decimals = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      fc.bigInt({ min: 1n, max: 99n }),
      decimals,
      (cents, percent, scale) => {
        const profit = profitOf(fromScaled(cents, 2), fromScaled(percent, 2), scale);
        const [exact, given] = [cents * percent * 10n ** 8n, scaledTo12(profit)];
        expect(given <= exact).toBe(true);
        expect(exact - given < 10n ** BigInt(12 - scale)).toBe(true);
      },
    ),
  );
});

/** Canonical decimal text as units of 10^-12. */
function scaledTo12(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(12, '0'));
}
