import { type Action, type Pair, RESET, type Stage } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { MOST, removedOf } from './model.ts';
import { type AlertRow, alertRow, alertRows, STATUS } from './rows.ts';

interface Tick {
  readonly seq: number;
  readonly at: number;
  readonly last: string;
}

const NOTES = ['', '', 'sell a third', '{{price}} <b>now</b>'];
/** Ms before an alert was made in which the tick that it knew lies. */
const BEFORE_MS = 5000;

/** What everybody can read of a pair's ticks; null where nobody says. */
async function ticksOf({ call, now }: Stage, symbol: string, from: number): Promise<Tick[] | null> {
  const found: Tick[] = [];
  for (let after: number | undefined; ; ) {
    const reply = await call('market.ticks', { symbol, from, to: now() + 60_000, after }, '');
    if (reply.kind !== 'ok') return null;
    const { ticks, next } = reply.message as { ticks: Record<string, unknown>[]; next: number };
    found.push(...ticks.map(({ seq, at, last }) => ({ seq: Number(seq), at: Number(at), last: String(last) })));
    if (!next) return found;
    after = next;
  }
}

const step = ({ priceDecimals }: Pair): Exact => new Exact(10).pow(-priceDecimals);

/** A level a few steps off the market for the most part, so that it is reached soon; now and then one that may never be. */
async function ticketOf(stage: Stage) {
  const { chance, pairs, now } = stage;
  const pair = chance.pick(pairs);
  const last = (await ticksOf(stage, pair.symbol, now() - 3000))?.at(-1)?.last ?? pair.price;
  const isRise = chance.happens(0.5);
  const steps = chance.happens(0.8) ? chance.whole(1, 60) : chance.whole(500, 5000);
  const away = step(pair).times(steps);
  const level = isRise ? new Exact(last).plus(away) : Exact.max(step(pair), new Exact(last).minus(away));
  const note = chance.pick(['', ...NOTES.slice(1)] as const);
  return { match_id: pair.match, type: isRise ? 1 : 2, price: level.toFixed(), ...(note !== '' && { note }) };
}

/** Makes one: it waits, and is what was asked for. */
async function make(stage: Stage): Promise<void> {
  const ticket = await ticketOf(stage);
  const reply = await stage.pay('alerts.make', ticket);
  if (reply.kind !== 'ok') return;
  const row = alertRow(reply.message as Record<string, unknown>);
  if (row.status !== STATUS.waiting || row.fired) stage.violate('an alert waits when it is made', row);
}

async function listed({ call }: Stage): Promise<AlertRow[] | null> {
  const reply = await call('alerts.list');
  return reply.kind === 'ok' ? alertRows(reply.message) : null;
}

const reaches = ({ isRise, level }: AlertRow, last: string): boolean =>
  isRise ? new Exact(last).gte(level) : new Exact(last).lte(level);

/** Each alert is fired by the first tick after it was made that reaches it; one that waits has been reached by none that was looked at. */
async function checkTick(stage: Stage, row: AlertRow): Promise<void> {
  const ticks = await ticksOf(stage, row.symbol, row.createdAt - BEFORE_MS);
  if (!ticks || ticks.length === 0) return;
  const first = ticks.find(({ seq, last }) => seq > row.after && reaches(row, last));
  if (row.fired) {
    if (JSON.stringify(first) !== JSON.stringify(row.fired))
      stage.violate('an alert is fired by the first tick that reaches it (readings H2)', { row, first });
    return;
  }
  if (!first) return;
  // It was told of before it was looked at: a moment later it has fired, or was taken away.
  const again = (await listed(stage))?.find(({ id }) => id === row.id);
  const newest = ticks.at(-1)?.seq ?? 0;
  if (again && !again.fired && newest - first.seq > LATE)
    stage.violate('no alert waits that a tick has reached', { row, first, newest });
}

/** Ticks that a slow store, or a fault, may keep the exchange from acting. */
const LATE = 120;

/** They are listed newest first; each has the tick that is due; and as many are told of as have fired. */
async function look(stage: Stage): Promise<void> {
  const { call, chance, violate, user } = stage;
  const before = await listed(stage);
  if (!before) return;
  if (before.some(({ id }, place) => id >= (before[place - 1]?.id ?? Number.POSITIVE_INFINITY)))
    violate('alerts are listed newest first', before);
  for (const row of chance.some(before, 4)) await checkTick(stage, row);
  const reply = await call('notice.list', { page: 1, limit: 100 });
  const after = await listed(stage);
  if (reply.kind !== 'ok' || !after) return;
  const { list } = reply.message as { list: { kind: string }[] };
  const told = list.filter(({ kind }) => kind.startsWith('alert')).length;
  const fired = (rows: readonly AlertRow[]) => rows.filter(({ status }) => status === STATUS.fired).length;
  if (list.length >= 100 || fired(after) >= MOST) return;
  if (
    told < fired(before.filter(({ id }) => after.some((row) => row.id === id))) ||
    told > fired(after) + removedOf(user).size
  )
    violate('an alert that fires is told of once', { told, before, after, removed: [...removedOf(user)] });
}

async function remove(stage: Stage): Promise<void> {
  const { call, chance, user, violate } = stage;
  const [row] = chance.some((await listed(stage)) ?? [], 1);
  if (!row) return;
  removedOf(user).add(row.id);
  const reply = await call('alerts.remove', { id: row.id });
  if (reply.kind !== 'ok') return;
  if ((await listed(stage))?.some(({ id }) => id === row.id)) violate('an alert that was taken away is gone', row);
}

/** Bad in one way each; none may be made. */
const WRONG: readonly Record<string, string | number>[] = [
  { price: '0' },
  { price: '-5' },
  { price: '1e5' },
  { price: '0.000000001' },
  { price: '99999999999' },
  { type: 3 },
  { match_id: 1 },
  { match_id: 999_999 },
  { note: 'x'.repeat(81) },
];

/** What users do with price alerts. */
export const actions: readonly Action[] = [
  { name: 'make a price alert', weight: 4, run: make },
  { name: 'look at price alerts', weight: 3, run: look },
  { name: 'take a price alert away', weight: 0.7, run: remove },
  {
    name: 'make price alerts at once',
    weight: 0.7,
    async run(stage) {
      await Promise.all([make(stage), make(stage), make(stage)]);
    },
  },
  {
    name: 'make a price alert wrongly',
    weight: 0.4,
    async run(stage) {
      const wrong = WRONG[stage.chance.whole(0, WRONG.length - 1)];
      const reply = await stage.call('alerts.make', { ...(await ticketOf(stage)), ...wrong });
      if (reply.kind === 'ok') stage.violate('an alert that makes no sense is not made', { wrong, reply });
    },
  },
  {
    name: "take somebody else's price alert away",
    weight: 0.2,
    async run(stage) {
      const [other] = stage.others();
      const [row] = (other && (await listed(other))) ?? [];
      if (!row) return;
      const reply = await stage.call('alerts.remove', { id: row.id });
      if (reply.kind === 'ok') stage.violate("nobody takes another user's alert away", row);
    },
  },
  {
    name: 'reset while a price alert waits',
    weight: 0.2,
    async run(stage) {
      await make(stage);
      const reply = await stage.tool(RESET, {});
      if (reply.kind !== 'ok') return;
      const rows = await listed(stage);
      if (rows?.some(({ status }) => status === STATUS.waiting))
        stage.violate('a reset takes waiting alerts away', rows);
      await look(stage);
    },
  },
];
