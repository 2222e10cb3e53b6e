import { describe, expect, it } from 'vitest';
import { problemOf } from './form.ts';
import type { SpotMoment } from './spot-order.ts';
import { type SpotTicketForm, spotTicketForm } from './spot-ticket.ts';

const terms = {
  pair: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 1,
  amountDecimals: 4,
  minAmount: '0.001',
  minValue: '5',
};
const MOMENT: SpotMoment = { last: 600_000n, first: 600_100n };
const TICKET: SpotTicketForm = {
  ...{ side: 'buy', type: 'limit', kind: '', stop: '' },
  ...{ price: '60000', amount: '0.05', total: '' },
};

describe('a spot ticket', () => {
  it('says the least amount where a typed total does not pay for one lot', () => {
    const ask = (minAmount: string, change: object) =>
      problemOf(
        spotTicketForm({ ...terms, minAmount }, () => MOMENT),
        { ...TICKET, ...change, total: '2' },
      );
    const least = (min: string) => ({ key: 'amountTooSmall', values: { min, coin: 'BTC' } });
    expect(ask('0.001', { amount: '0' })).toMatchObject(least('0.001'));
    expect(ask('0', { amount: '0' })).toMatchObject(least('0.0001'));
    expect(ask('0.001', { amount: '' })).toMatchObject({ key: 'amountRequired' });
  });

  it("has the app's own rules after those of both programs", () => {
    const poor = () => ({ field: 'amount', key: 'balance' }) as const;
    const schema = spotTicketForm(terms, () => MOMENT, poor);
    expect(problemOf(schema, TICKET)).toMatchObject({ key: 'balance' });
    expect(problemOf(schema, { ...TICKET, amount: '' })).toMatchObject({ key: 'amountRequired' });
    expect(
      problemOf(
        spotTicketForm(terms, () => MOMENT),
        TICKET,
      ),
    ).toBeNull();
  });

  it('asks a stop for its price before all else, and nothing else for one', () => {
    const ask = (change: Partial<SpotTicketForm>) =>
      problemOf(
        spotTicketForm(terms, () => MOMENT),
        { ...TICKET, ...change },
      );
    expect(ask({ kind: 'stop', amount: '' })).toMatchObject({ field: 'stop', key: 'stopRequired' });
    expect(ask({ kind: 'stop', stop: '0' })).toMatchObject({ field: 'stop', key: 'stopRequired' });
    expect(ask({ kind: 'stop', stop: '61000.05' })).toEqual({
      ...{ field: 'stop', key: 'stopDecimals', values: { count: 1, pair: 'BTC/USDT' } },
    });
    expect(ask({ kind: 'stop', stop: '61000.5' })).toBeNull();
    expect(ask({ kind: 'fok', stop: 'x' })).toBeNull();
  });
});
