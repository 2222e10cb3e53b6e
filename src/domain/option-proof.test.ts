import { describe, expect, it } from 'vitest';
import { proveOption, type SettledOption } from './option-proof.ts';
import { SAMPLE_START, sampleChain } from './sample-chain.ts';
import { webSha256 } from './tick-chain.ts';
import type { ProvenTick } from './tick-check.ts';

const START = SAMPLE_START;

/** A tick a second, three symbols, one price after the other. */
const chainOf = (prices: readonly string[]): Promise<ProvenTick[]> =>
  sampleChain(
    'btcusdt',
    prices.map((index) => {
      const each = { index, mark: `${index}1`, last: `${index}2` };
      return { aaplusdt: each, btcusdt: each, ethusdt: each };
    }),
  );

const PRICES = ['100.5', '100.7', '99.8', '101.2', '100.9', '101.4', '101.1'];
/** Accepted between the first tick and the second, for four seconds: it begins at tick 42 and ends at 46. */
const WON: SettledOption = {
  symbol: 'btcusdt',
  direction: 'up',
  stake: '100',
  ratio: '82',
  decimals: 8,
  acceptedAt: START + 400,
  dueAt: START + 4400,
  open: { seq: 42, price: '100.7' },
  end: { seq: 46, price: '101.4' },
  outcome: 'won',
  payout: '182',
};

const prove = async (
  change: (ticks: ProvenTick[]) => ProvenTick[] = (ticks) => ticks,
  said: Partial<SettledOption> = {},
  heard = {},
) => proveOption({ ...WON, ...said }, change(await chainOf(PRICES)), heard, webSha256);
const altered = (seq: number, change: Partial<ProvenTick>) => (ticks: ProvenTick[]) =>
  ticks.map((tick) => (tick.seq === seq ? { ...tick, ...change } : tick));

describe('a result that is right', () => {
  it('holds, link by link', async () => {
    expect(await prove()).toEqual({
      isRight: true,
      links: 6,
      holds: 6,
      fault: null,
      open: 'holds',
      end: 'holds',
      outcome: 'holds',
      payout: 'holds',
      computed: { outcome: 'won', payout: '182' },
    });
  });
  it.each([
    ['lost', { direction: 'down', outcome: 'lost', payout: '0' }],
    ['won on the other second', { dueAt: START + 1400, end: { seq: 43, price: '99.8' }, direction: 'down' }],
  ] as const)('holds where it was %s', async (_, said) => {
    expect((await prove(undefined, said)).isRight).toBe(true);
  });
});

describe('an exchange that cheats', () => {
  it.each([41, 42, 44, 46, 47])('one changed price turns it red: tick %i', async (seq) => {
    const { isRight, fault } = await prove(altered(seq, { index: '100.8' }));
    expect([isRight, fault?.kind, fault?.seq]).toEqual([false, 'changed', seq]);
  });
  it('what stands on the changed tick, and after it, is not confirmed', async () => {
    const { open, end, outcome, payout, holds } = await prove(altered(44, { index: '100.8' }));
    expect({ open, end, outcome, payout, holds }).toEqual({
      open: 'holds',
      end: 'unchecked',
      outcome: 'unchecked',
      payout: 'unchecked',
      holds: 2,
    });
  });
  it('a price that the result says, and no tick, turns it red', async () => {
    expect((await prove(undefined, { end: { seq: 46, price: '100.1' }, outcome: 'lost', payout: '0' })).end).toBe(
      'fails',
    );
  });
  it('a missing piece turns it red, wherever it is', async () => {
    for (const gone of [42, 44, 46])
      expect((await prove((ticks) => ticks.filter(({ seq }) => seq !== gone))).fault).toEqual({
        kind: 'missing',
        seq: gone,
      });
    expect((await prove((ticks) => ticks.slice(0, 4))).fault).toEqual({ kind: 'missing', seq: 45 });
    expect((await prove(() => [])).isRight).toBe(false);
    expect((await prove(altered(44, { proof: undefined }))).fault).toEqual({ kind: 'missing', seq: 44 });
  });
  it('a chain that does not go back before the beginning shows no first tick', async () => {
    expect((await prove((ticks) => ticks.slice(1))).open).toBe('fails');
  });
  it('a later tick than the first at the moment turns it red', async () => {
    expect((await prove(undefined, { open: { seq: 43, price: '99.8' } })).open).toBe('fails');
    expect((await prove(undefined, { end: { seq: 47, price: '101.1' } })).end).toBe('fails');
  });
  it('a chain made anew as a whole is told by what was heard while it ran', async () => {
    const before = await chainOf(PRICES);
    const anew = await chainOf(PRICES.with(2, '99.9'));
    const heard = Object.fromEntries(before.map(({ seq, hash }) => [seq, hash]));
    expect((await prove(() => anew)).isRight).toBe(true);
    expect((await prove(() => anew, {}, heard)).fault).toEqual({ kind: 'replaced', seq: 43 });
  });
  it('another outcome than the prices come to, and another payout, turn it red', async () => {
    expect(await prove(undefined, { outcome: 'lost', payout: '0' })).toMatchObject({
      isRight: false,
      outcome: 'fails',
    });
    expect(await prove(undefined, { payout: '181.99' })).toMatchObject({
      isRight: false,
      outcome: 'holds',
      payout: 'fails',
    });
  });
});
