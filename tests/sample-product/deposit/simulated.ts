import {
  type Action,
  type Expected,
  type LogRow,
  lastResetOf,
  type SimulatedProduct,
  type Stage,
  type Statement,
} from '../../simulate/product.ts';
import { checkAsked } from '../../simulate/products/asked.ts';
import { Exact, sum } from '../../simulate/products/decimal.ts';
import { endAll, open, seenBy } from './desk.ts';
import { deposit as spec } from './product.ts';

/** The sample's terms, as it states them: interest at the end, more for who has traded, in USDT, at eight decimals. */
const RATE = { plain: '0.0137', trader: '0.0151' } as const;
const USDT = 3;
const INTEREST_DECIMALS = 8;
const KIND = { trade: 22, hold: 900, release: 901, interest: 902 } as const;
/** The pair whose price an end names. */
const SYMBOL = 'BTC/USDT';

function openOne(stage: Stage): Promise<unknown> {
  const { chance } = stage;
  const amount = new Exact(chance.whole(1, 30_000_000_000)).div(1e8).toFixed();
  const seconds = chance.weighed([
    { weight: 3, item: chance.whole(1, 20) },
    { weight: 3, item: chance.whole(60, 3600) },
    { weight: 1, item: 86_400 },
  ]);
  return open(stage, amount, seconds);
}

/** Each end that is told of came at its time, took the first tick from then on, and left nothing that stands. */
async function checkEnds(stage: Stage): Promise<void> {
  const { call, violate } = stage;
  for (const { id, dueAt } of seenBy(stage).slice(-6)) {
    const told = await call('deposit.end', { id });
    const [ended] = told.kind === 'ok' ? (told.message as { tick_seq: number; at: number }[]) : [];
    if (!ended) continue;
    if (ended.at < dueAt) violate('a deposit does not end before its time', { id, dueAt, ended });
    const list = await call('deposit.list');
    if (list.kind === 'ok' && (list.message as { id: string }[]).some((one) => one.id === id))
      violate('a deposit that has ended does not stand', { id, ended });
    const reply = await call('market.ticks', { symbol: SYMBOL, from: dueAt, to: ended.at }, '');
    if (reply.kind !== 'ok') continue;
    const [first] = (reply.message as { ticks: { seq: number; at: number }[] }).ticks;
    // What it took had been published when it ended.
    if (first?.seq !== ended.tick_seq)
      violate('a result takes the first tick at or after its due moment (readings H2)', { id, dueAt, ended, first });
  }
}

const actions: readonly Action[] = [
  {
    name: 'open a deposit',
    weight: 3,
    async run(stage) {
      await openOne(stage);
    },
  },
  {
    name: 'open deposits at once',
    weight: 0.7,
    async run(stage) {
      await Promise.all([openOne(stage), openOne(stage), openOne(stage)]);
    },
  },
  {
    name: 'open too large a deposit',
    weight: 0.5,
    async run(stage) {
      const opened = await open(stage, '90000', 60);
      if (opened) stage.violate('nobody deposits what they do not have', opened);
    },
  },
  {
    name: 'end deposits early',
    weight: 1,
    async run(stage) {
      await openOne(stage);
      await endAll(stage);
    },
  },
  {
    name: 'end deposits twice at once',
    weight: 0.4,
    async run(stage) {
      await Promise.all([endAll(stage), endAll(stage)]);
    },
  },
  {
    name: 'look at deposits',
    weight: 3,
    run: checkEnds,
  },
];

/** Longer than what tells of a trade is tried again and again. */
const KNOWN_WITHIN_MS = 3_600_000;

/** A moment of the ledger, "2026-01-16 14:30:00" in UTC. */
const msOf = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);

const amountOf = (row: LogRow | undefined): Exact => new Exact(row?.value ?? 0).abs();

/** The product and its model, after the rules that it states: a hold, an end, interest once. */
export const deposit = {
  name: 'deposit',
  spec,
  actions,
  model({ log, sent }: Statement, expected: Expected) {
    const lastReset = lastResetOf(log);
    const byReference = new Map<string, LogRow[]>();
    for (const row of log.filter(({ kind }) => kind >= KIND.hold && kind <= KIND.interest))
      byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row]);
    checkAsked(
      {
        rows: log.filter(({ kind }) => kind === KIND.hold),
        calls: sent.filter(({ name }) => name === 'deposit.open'),
        idOf: ({ reference }) => reference,
        toldId: (message) => (message as { id: string }).id,
        isAlike: (row, { fields }) => row.coin === fields.currency && amountOf(row).eq(fields.amount ?? 0),
      },
      expected.violate,
    );
    for (const [reference, rows] of byReference) {
      const [holds, releases, interest] = [KIND.hold, KIND.release, KIND.interest].map((kind) =>
        rows.filter((row) => row.kind === kind),
      );
      if (holds?.length !== 1 || !releases || !interest || releases.length > 1 || interest.length > releases.length) {
        expected.violate('a deposit is held once, given back once, and bears interest once', { reference, rows });
        return;
      }
      const amount = amountOf(holds[0]);
      // A trade becomes known a moment after it, by the outbox, whatever failed meanwhile; without one there is no better rate.
      const { id: heldId, at: heldAt } = holds[0] as LogRow;
      const trades = log.filter(({ kind, id }) => kind === KIND.trade && id < heldId);
      const isKnown = trades.some(({ at }) => msOf(at) < msOf(heldAt) - KNOWN_WITHIN_MS);
      const rates = [...(isKnown ? [] : [RATE.plain]), ...(trades.length > 0 ? [RATE.trader] : [])];
      const due = rates.map((rate) => amount.times(rate).toDecimalPlaces(INTEREST_DECIMALS, Exact.ROUND_HALF_UP));
      if (interest.some(({ at }) => !releases.some((row) => row.at === at)))
        expected.violate('interest comes with what was held, and not after an end before its time', {
          reference,
          rows,
        });
      if (interest.some((row) => !due.some((one) => amountOf(row).eq(one))))
        expected.violate('interest is the rate of what stood, half-up', { reference, due, rows });
      if (releases.some((row) => !amountOf(row).eq(amount)))
        expected.violate('what was held comes back whole', { reference, rows });
      // What a reset took is gone, and what was held over it comes back.
      const isSince = (row: LogRow) => row.id > lastReset;
      if (releases.length === 0) expected.hold(USDT, amount.toFixed());
      if (releases.length === 0 && !holds.some(isSince)) expected.add(USDT, amount.toFixed());
      if (releases.some(isSince) && !holds.some(isSince)) expected.add(USDT, amount.toFixed());
      expected.add(USDT, sum(interest.filter(isSince).map((row) => row.value)).toFixed());
    }
  },
} satisfies SimulatedProduct;
