import { describe, expect, it } from 'vitest';
import type { FuturesPrices } from './futures/prices.ts';
import {
  type EndedAccount,
  type PublishedStretches,
  provePosition,
  type SaidEnd,
  type SaidPosition,
} from './futures-proof.ts';
import { flatPrices, SAMPLE_START, sampleChain } from './sample-chain.ts';
import { webSha256 } from './tick-chain.ts';
import type { ProvenTick } from './tick-check.ts';

/** Prices of BTC a second; ETH falls beside it. */
const PRICES: readonly FuturesPrices[] = [
  flatPrices('60000'),
  { index: '60010', mark: '60020', last: '60030' },
  flatPrices('60100'),
  flatPrices('59900'),
  { index: '61010', mark: '61000', last: '61020' },
  flatPrices('61100'),
  flatPrices('60900'),
];
const ETH = ['3000', '3000', '3000', '3000', '2000', '2000', '2000'];
const batches = (prices: readonly FuturesPrices[] = PRICES) =>
  prices.map((btcusdt, place) => ({ aaplusdt: flatPrices('200'), btcusdt, ethusdt: flatPrices(ETH[place] ?? '0') }));
const chain = (symbol = 'btcusdt', prices = PRICES) => sampleChain(symbol, batches(prices));

const END: SaidEnd = {
  seq: 45,
  price: '61010',
  reason: 'asked',
  askedAt: SAMPLE_START + 3100,
  exits: { takeProfit: null, stopLoss: null, exitOn: 'mark' },
  exitsAt: SAMPLE_START + 400,
  trigger: null,
  profit: '99.5',
  account: null,
};
/** Long 0.1 BTC, accepted between the first tick and the second, with a spread of 5; closed four ticks later. */
const SAID: SaidPosition = {
  symbol: 'btcusdt',
  direction: 'long',
  size: '0.1',
  decimals: 2,
  spread: '5',
  limit: null,
  placedAt: SAMPLE_START + 400,
  open: { seq: 42, price: '60015' },
  end: END,
};
const TAKE_PROFIT: Partial<SaidEnd> = {
  reason: 'takeProfit',
  trigger: '61000',
  exits: { takeProfit: '61000', stopLoss: '59000', exitOn: 'mark' },
};

interface Case {
  readonly said?: Partial<SaidPosition>;
  readonly end?: Partial<SaidEnd>;
  readonly ticks?: (ticks: ProvenTick[]) => ProvenTick[];
  readonly beside?: PublishedStretches['beside'];
  readonly heard?: Readonly<Record<number, string>>;
  readonly pinned?: boolean;
}

async function prove({
  said = {},
  end = {},
  ticks = (all) => all,
  beside = {},
  heard = {},
  pinned = false,
}: Case = {}) {
  const stretch = ticks(await chain());
  return provePosition(
    { ...SAID, ...said, end: { ...END, ...end } },
    { open: stretch, end: stretch, beside, pinned: { open: pinned, end: pinned } },
    heard,
    webSha256,
  );
}
const altered = (seq: number, change: Partial<ProvenTick>) => (ticks: ProvenTick[]) =>
  ticks.map((tick) => (tick.seq === seq ? { ...tick, ...change } : tick));

describe('what is right', () => {
  it('holds, link by link', async () => {
    expect(await prove()).toEqual({
      ...{ isRight: true, links: 6, holds: 6, fault: null, open: 'holds', cause: 'holds', close: 'holds' },
      ...{ profit: 'holds', looked: 0, account: null, computed: { profit: '99.5' } },
    });
  });
  it.each<[string, Case]>([
    ['a take-profit on the mark', { end: TAKE_PROFIT }],
    [
      'a stop on the last price',
      {
        said: { spread: '0', open: { seq: 42, price: '60010' } },
        end: {
          ...{ seq: 44, price: '59900', profit: '-11', reason: 'stopLoss', trigger: '59900' },
          exits: { takeProfit: null, stopLoss: '60000', exitOn: 'last' },
        },
      },
    ],
    [
      'a short whose limit the index crossed',
      {
        said: { direction: 'short', limit: '60050', open: { seq: 43, price: '60095' } },
        end: { seq: 47, price: '60900', askedAt: SAMPLE_START + 5500, profit: '-80.5' },
      },
    ],
  ])('holds of %s', async (_, one) => {
    expect(await prove(one)).toMatchObject({ isRight: true, cause: 'holds', profit: 'holds' });
  });
  it('counts the ticks that were held against what ended it, and were not', async () => {
    expect((await prove({ end: TAKE_PROFIT })).looked).toBe(2);
  });
  it('holds of one that is open, as far as that goes', async () => {
    const stretch = await chain();
    const stretches = { open: stretch, end: [], beside: {}, pinned: { open: false, end: false } };
    expect(await provePosition({ ...SAID, end: null }, stretches, {}, webSha256)).toMatchObject({
      ...{ isRight: true, open: 'holds', cause: null, close: null, profit: null },
    });
  });
  it('holds over two stretches, each a chain of its own', async () => {
    const all = await chain();
    const stretches = { open: all.slice(0, 3), end: all.slice(3), beside: {}, pinned: { open: false, end: false } };
    expect(await provePosition(SAID, stretches, {}, webSha256)).toMatchObject({ isRight: true, links: 5, holds: 5 });
  });
  it('says where of long ago only the named ticks are left', async () => {
    const named = (ticks: ProvenTick[]) => ticks.filter(({ seq }) => seq === 42 || seq === 45);
    const [opening, ending] = [named(await chain()).slice(0, 1), named(await chain()).slice(1)];
    const stretches = { open: opening, end: ending, beside: {}, pinned: { open: true, end: true } };
    expect(await provePosition(SAID, stretches, {}, webSha256)).toMatchObject({
      ...{ isRight: true, open: 'alone', cause: 'alone', close: 'holds', profit: 'holds' },
    });
  });
});

describe('an exchange that cheats', () => {
  it.each([41, 42, 43, 45, 47])('one changed price turns it red: tick %i', async (seq) => {
    for (const part of ['index', 'mark', 'last'] as const) {
      const { isRight, fault } = await prove({ ticks: altered(seq, { [part]: '60011' }) });
      expect([isRight, fault?.kind, fault?.seq]).toEqual([false, 'changed', seq]);
    }
  });
  it('what stands on the changed tick, and after it, is not confirmed', async () => {
    expect(await prove({ ticks: altered(44, { index: '60011' }) })).toMatchObject({
      ...{ open: 'holds', cause: 'unchecked', close: 'unchecked', profit: 'unchecked', holds: 2 },
    });
  });
  it('a missing piece turns it red, wherever it is', async () => {
    for (const gone of [42, 44, 45])
      expect((await prove({ ticks: (ticks) => ticks.filter(({ seq }) => seq !== gone) })).fault).toEqual({
        kind: 'missing',
        seq: gone,
      });
    expect((await prove({ ticks: (ticks) => ticks.slice(0, 4) })).fault).toEqual({ kind: 'missing', seq: 45 });
    expect((await prove({ ticks: () => [] })).isRight).toBe(false);
  });
  it('a chain made anew as a whole is told by what was heard before', async () => {
    const heard = Object.fromEntries((await chain()).map(({ seq, hash }) => [seq, hash]));
    const anew = await chain('btcusdt', PRICES.with(3, flatPrices('59800')));
    expect((await prove({ ticks: () => anew })).isRight).toBe(true);
    expect((await prove({ ticks: () => anew, heard })).fault).toEqual({ kind: 'replaced', seq: 44 });
  });
  it.each<[string, Case, object]>([
    ['opened by a later tick', { said: { open: { seq: 43, price: '60105' } } }, { open: 'fails', profit: 'unchecked' }],
    ['opened at another price', { said: { open: { seq: 42, price: '60020' } } }, { open: 'fails' }],
    ['opened at a limit that nothing crossed before', { said: { limit: '59950' } }, { open: 'fails' }],
    ['closed by a later tick', { end: { seq: 46, price: '61100', profit: '108.5' } }, { cause: 'fails' }],
    ['closed at another price', { end: { price: '61000' } }, { close: 'fails', profit: 'unchecked' }],
    ['another profit', { end: { profit: '99.49' } }, { profit: 'fails', computed: { profit: '99.5' } }],
    [
      'an exit that no tick reached',
      { end: { ...TAKE_PROFIT, exits: { takeProfit: '61000.1', stopLoss: null, exitOn: 'mark' } } },
      { cause: 'fails' },
    ],
    [
      'an exit that an earlier tick had reached',
      { end: { ...TAKE_PROFIT, exits: { takeProfit: '60100', stopLoss: null, exitOn: 'mark' } } },
      { cause: 'fails' },
    ],
    ['a trigger that stood in no tick', { end: { ...TAKE_PROFIT, trigger: '61010' } }, { cause: 'fails' }],
    ['the other exit', { end: { ...TAKE_PROFIT, reason: 'stopLoss' } }, { cause: 'fails' }],
  ])('%s turns it red', async (_, one, expected) => {
    expect(await prove(one)).toMatchObject({ isRight: false, ...expected });
  });
});

describe('a liquidation', () => {
  /** Long 1 ETH as well, which falls to 2000: 940 of money, 99.5 won and 1000 lost, 0.5 % of 8101 to be kept. */
  const ACCOUNT: EndedAccount = {
    money: '940',
    positions: [
      { symbol: 'btcusdt', direction: 'long', size: '0.1', entry: '60015', maintenance: '0.005' },
      { symbol: 'ethusdt', direction: 'long', size: '1', entry: '3000', maintenance: '0.005' },
    ],
    closing: [],
  };
  const liquidated = async (account: Partial<EndedAccount> | null = {}, change: Case = {}) => {
    const eth = (await chain('ethusdt')).find(({ seq }) => seq === 45);
    const end = {
      ...{ reason: 'liquidated' as const, trigger: '61010' },
      account: account && { ...ACCOUNT, ...account },
      ...change.end,
    };
    return prove({ beside: eth ? { ethusdt: eth } : {}, ...change, end });
  };

  it('holds where the account as a whole had no more than must be kept', async () => {
    expect(await liquidated()).toMatchObject({ isRight: true, cause: 'holds' });
    expect((await liquidated()).account).toEqual({ worth: '39.5', kept: '40.505' });
  });
  it.each<[string, Partial<EndedAccount> | null]>([
    ['the account had more', { money: '960' }],
    ['a position is left out', { positions: ACCOUNT.positions.slice(0, 1) }],
    [
      'its own position is another',
      { positions: [{ ...ACCOUNT.positions[0], size: '0.2' } as never, ACCOUNT.positions[1] as never] },
    ],
    ['the exchange does not say what the account had', null],
  ])('does not hold where %s', async (_, account) => {
    expect(await liquidated(account)).toMatchObject({ isRight: false, cause: 'fails' });
  });
  it('does not hold where the price of another pair is not that of the batch', async () => {
    const eth = (await chain('ethusdt')).find(({ seq }) => seq === 45);
    if (!eth) throw new Error('There is no such tick');
    const shown: PublishedStretches['beside'][] = [
      {},
      { ethusdt: { ...eth, index: '1900' } },
      { ethusdt: { ...eth, proof: undefined } },
    ];
    for (const beside of shown)
      expect(await liquidated({}, { beside })).toMatchObject({ isRight: false, cause: 'fails' });
  });
  it('is that of the mark alone for nobody: the index, where that is better, is what counts', async () => {
    expect(await liquidated({}, { end: { trigger: '61000' } })).toMatchObject({ cause: 'fails' });
  });
  it('holds where what was asked to be closed lost more than there was, though the account as a whole had it', async () => {
    const closing = [{ symbol: 'ethusdt', direction: 'long' as const, size: '1', entry: '3000' }];
    expect(await liquidated({ money: '990', closing })).toMatchObject({ isRight: true, cause: 'holds' });
    expect(await liquidated({ money: '1010', closing })).toMatchObject({ isRight: false, cause: 'fails' });
  });
});
