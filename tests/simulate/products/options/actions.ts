import { sql } from 'drizzle-orm';
import { queryRows } from '../../../../src/exchange/platform/store/driver.ts';
import { type Action, type Pair, RESET, type Reply, type Stage, type User } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { isStock } from '../spot/tickets.ts';
import { firstTick, type OptionRow, optionRow, optionRows, STATUS } from './rows.ts';
import { acceptedAt, EXPOSURE, faultOf, MOST_OPEN, STAKE, TERMS } from './rules.ts';

const USDT = 3;

/** The last tick that a user knew when they took an option, by its id. */
const knownBy = new WeakMap<User, Map<number, number>>();

const availableIn = async ({ call }: Stage): Promise<Exact> => {
  const reply = await call('options.coins');
  const [coin] = reply.kind === 'ok' ? (reply.message as { user_wallet: { micro_balance: string } }[]) : [];
  return new Exact(coin?.user_wallet.micro_balance ?? 0);
};

const move = (stage: Stage, number: string, isIn = true): Promise<Reply> =>
  stage.pay('wallet.transfer', {
    currency_id: USDT,
    number,
    from_field: isIn ? 'change' : 'micro',
    to_field: isIn ? 'micro' : 'change',
  });

/** Has somebody so much in the options account, as far as they have it. */
async function fund(stage: Stage, amount: number): Promise<void> {
  const available = await availableIn(stage);
  if (available.lt(amount)) await move(stage, new Exact(amount).minus(available).toFixed());
}

function pairOf({ chance, pairs }: Stage): Pair {
  const pair = chance.pick(pairs);
  return isStock(pair) ? chance.pick(pairs) : pair;
}

/** Some tens for the most part, with cents now and then; the shortest terms most, since they end within a run of any length. */
function ticketOf(stage: Stage) {
  const { chance } = stage;
  const cents = chance.happens(0.5) ? chance.whole(0, 99) / 100 : 0;
  const stake = chance.weighed([
    { weight: 6, item: chance.whole(STAKE.min, 100) },
    { weight: 2, item: chance.whole(100, 900) },
    { weight: 0.5, item: chance.whole(900, STAKE.max - 1) },
  ]);
  return {
    match_id: pairOf(stage).match,
    currency_id: USDT,
    type: chance.whole(1, 2),
    seconds: chance.weighed(TERMS.map((item, place) => ({ weight: TERMS.length - place, item }))),
    number: new Exact(stake).plus(cents).toFixed(),
  };
}

/** Takes an option; what it begins at is nothing that its user knew before. */
async function take(stage: Stage, ticket = ticketOf(stage)): Promise<OptionRow | null> {
  const pair = stage.pairs.find(({ match }) => match === ticket.match_id);
  const known =
    pair &&
    (await stage.call('market.ticks', { symbol: pair.symbol, from: stage.now() - 3000, to: stage.now() + 60_000 }, ''));
  const reply = await stage.pay('options.place', ticket);
  if (reply.kind !== 'ok') return null;
  const row = optionRow(reply.message as Record<string, unknown>);
  const seqs = known?.kind === 'ok' ? (known.message as { ticks: { seq: number }[] }).ticks.map(({ seq }) => seq) : [];
  const own = knownBy.get(stage.user) ?? new Map<number, number>();
  knownBy.set(stage.user, own.set(row.id, Math.max(0, ...seqs)));
  if (row.open) stage.violate('nobody knows at first what an option begins at', row);
  return row;
}

/** What is listed is in order and of the state that was asked for, each result follows from the ticks that everybody can read. */
async function look(stage: Stage): Promise<void> {
  const { call, chance, violate, now, user } = stage;
  const status = chance.pick([undefined, STATUS.open, STATUS.closed] as const);
  const page = chance.whole(1, 2);
  const reply = await call('options.orders', { status, page, limit: chance.whole(3, 12) });
  if (reply.kind !== 'ok') return;
  const rows = optionRows(reply.message);
  const isOrdered = rows.every(({ id }, place) => id < (rows[place - 1]?.id ?? Number.POSITIVE_INFINITY));
  const isAsked = rows.every(
    (row) => status === undefined || (status === STATUS.closed) === (row.status === STATUS.closed),
  );
  if (!isOrdered || !isAsked) violate('options are listed by state, the newest first', { status, rows });
  for (const row of chance.some(rows, 3)) {
    const fault = faultOf(row);
    if (fault) violate(fault, row);
    if (row.open && row.open.seq <= (knownBy.get(user)?.get(row.id) ?? 0))
      violate('nobody knew the tick that an option begins at when they took it (readings H2)', row);
    await checkTick(stage, row, row.open, acceptedAt(row));
    if (row.status === STATUS.closed) await checkTick(stage, row, row.end, row.dueAt);
    const again = await call('options.order', { id: row.id });
    const told = again.kind === 'ok' ? optionRow(again.message as Record<string, unknown>) : row;
    if (told.id !== row.id || (row.status === STATUS.closed && JSON.stringify(told) !== JSON.stringify(row)))
      violate('an option that has ended stays as it ended', { row, told, now: now() });
  }
}

/** An option names the first tick at or after a moment (readings H2); one that was ended names none. */
async function checkTick(
  { call, now, violate }: Stage,
  row: OptionRow,
  named: OptionRow['open'],
  from: number,
): Promise<void> {
  if (!named) return;
  const first = await firstTick((name, fields) => call(name, fields, ''), row, from, now());
  if (first && JSON.stringify(first) !== JSON.stringify(named))
    violate('an option takes the first tick at or after its moment (readings H2)', { row, named, first });
}

/** What the house may have to pay for the options that are open, held against what it risks. */
async function checkExposure({ within, violate }: Stage): Promise<void> {
  const found = await within(async ({ store }) => {
    try {
      return await queryRows<Record<string, unknown>>(
        store.db,
        sql`
        select instrument_id, direction, sum(profit)::text as symbol, (max(second))::text as second from (
          select instrument_id, direction, profit,
            sum(profit) over (partition by instrument_id, direction, due_at / 1000) as second
          from option_orders where state = 1
        ) open group by instrument_id, direction`,
      );
    } catch {
      return null;
    }
  });
  for (const row of found ?? [])
    if (new Exact(String(row.symbol)).gt(EXPOSURE.symbol) || new Exact(String(row.second)).gt(EXPOSURE.second))
      violate('the house risks no more than it says on one direction of a symbol', row);
}

interface Limits {
  readonly daily_loss: string;
  readonly lost_today: string;
  readonly at_stake: string;
  readonly paused_until: number;
}

async function limitsOf({ call }: Stage): Promise<Limits | null> {
  const reply = await call('options.limits');
  return reply.kind === 'ok' ? (reply.message as Limits) : null;
}

/** A limit of one's own holds at once; another that would loosen it does not. */
async function limit(stage: Stage): Promise<void> {
  const { call, chance, violate } = stage;
  const before = await limitsOf(stage);
  if (!before) return;
  const spent = new Exact(before.lost_today).plus(before.at_stake);
  const most = spent.plus(chance.whole(30, 200)).toFixed();
  const isTighter = new Exact(before.daily_loss).isZero() || new Exact(most).lt(before.daily_loss);
  const set = await call('options.setLimits', { action: 'limit', daily_loss: most });
  if (set.kind !== 'ok') return;
  const { daily_loss: now } = set.message as Limits;
  if (!new Exact(now).eq(isTighter ? most : before.daily_loss))
    violate('a limit tightens at once, and loosens later', { before, most, set });
  const lifted = await call('options.setLimits', { action: 'lift' });
  if (lifted.kind === 'ok' && (lifted.message as Limits).daily_loss === '0')
    violate('nobody is rid of their limit at once', { set, lifted });
  await fund(stage, 600);
  for (let left = 4; left > 0; left -= 1) {
    const taken = await take(stage, { ...ticketOf(stage), number: '60' });
    const after = taken && (await limitsOf(stage));
    if (
      after &&
      !new Exact(after.daily_loss).isZero() &&
      new Exact(after.lost_today).plus(after.at_stake).gt(after.daily_loss)
    )
      violate('nobody stakes what could pass their own limit', { after, taken });
  }
}

/** A pause of one's own is kept. */
async function pause(stage: Stage): Promise<void> {
  const set = await stage.call('options.setLimits', { action: 'pause' });
  if (set.kind !== 'ok') return;
  const until = (set.message as Limits).paused_until;
  await fund(stage, 100);
  const taken = await take(stage);
  if (taken && acceptedAt(taken) < until) stage.violate('a pause is kept', { until, taken });
}

/** Bad in one way each; none may be taken. */
const WRONG: readonly Record<string, string | number>[] = [
  { number: '9.99' },
  { number: '5000.01' },
  { number: '10.005' },
  { number: '-20' },
  { number: '0' },
  { seconds: 31 },
  { seconds: 0 },
  { match_id: 1 },
  { match_id: 999_999 },
  { currency_id: 1 },
  { type: 3 },
];

/** What users do with options. */
export const actions: readonly Action[] = [
  {
    name: 'move money to the options account and back',
    weight: 1,
    async run(stage) {
      const { chance } = stage;
      await move(stage, String(chance.whole(1, 2000)));
      if (chance.happens(0.4)) await move(stage, String(chance.whole(1, 900)), false);
      if (chance.happens(0.2)) {
        const reply = await move(stage, '90000');
        if (reply.kind === 'ok') stage.violate('nobody moves what they do not have', reply);
      }
    },
  },
  {
    name: 'take an option',
    weight: 7,
    async run(stage) {
      await fund(stage, 300);
      await take(stage);
    },
  },
  {
    name: 'take options at once',
    weight: 2,
    async run(stage) {
      await fund(stage, 600);
      await Promise.all([take(stage), take(stage), take(stage)]);
    },
  },
  {
    name: 'take an option wrongly',
    weight: 0.7,
    async run(stage) {
      const wrong = WRONG[stage.chance.whole(0, WRONG.length - 1)];
      const reply = await stage.call('options.place', { ...ticketOf(stage), ...wrong });
      if (reply.kind === 'ok') stage.violate('what is not offered is not taken', { wrong, reply });
    },
  },
  {
    name: 'take more options than anybody may have',
    weight: 0.3,
    async run(stage) {
      await fund(stage, 350);
      const ticket = { ...ticketOf(stage), number: '10' };
      for (let left = MOST_OPEN + 2; left > 0; left -= 1) await take(stage, ticket);
      const reply = await stage.call('options.orders', { status: STATUS.open, limit: 100 });
      if (reply.kind === 'ok' && optionRows(reply.message).length > MOST_OPEN)
        stage.violate('nobody has more than so many options open', reply);
    },
  },
  {
    name: 'have the house risk more than it may',
    weight: 0.5,
    async run(stage) {
      const pair = pairOf(stage);
      const { type, seconds, currency_id } = ticketOf(stage);
      const stages = [stage, ...stage.others()];
      await Promise.all(
        stages.map(async (one) => {
          await fund(one, 9000);
          const available = (await availableIn(one)).div(2).toDecimalPlaces(0, Exact.ROUND_DOWN);
          const number = Exact.min(STAKE.max, available).toFixed();
          const ticket = { match_id: pair.match, currency_id, type, seconds, number };
          await Promise.all([one.pay('options.place', ticket), one.pay('options.place', ticket)]);
        }),
      );
      await checkExposure(stage);
    },
  },
  {
    name: 'reset while an option is open',
    weight: 0.4,
    async run(stage) {
      await fund(stage, 300);
      await Promise.all([take(stage), take(stage)]);
      await stage.tool(RESET, {});
      await look(stage);
    },
  },
  { name: 'look at options', weight: 4, run: look },
  { name: 'limit oneself', weight: 0.3, run: limit },
  { name: 'pause', weight: 0.08, run: pause },
];
