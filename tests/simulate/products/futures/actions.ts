import { type Action, type Pair, RESET, type Reply, type Stage, type User } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { isStock } from '../spot/tickets.ts';
import { type PositionRow, type PublicTick, positionRow, positionRows, STATUS, ticksOf } from './rows.ts';
import { crosses, faultOf, HIGH_MULTIPLE, keptAt, MULTIPLES, profitAt, riskPrice, setsOff } from './rules.ts';

const USDT = 3;
/** Ms after which everybody has heard of a tick, and of what it did. */
const SETTLED_MS = 5000;
/** Ms in which nothing else has happened to an account that is looked at. */
const QUIET_MS = 60_000;

/** The last tick that a user knew when they asked for a position or its end, by its id. */
const knownBy = new WeakMap<User, Map<string, number>>();
/** Positions whose exits were set after they were placed: by which ticks they may be set off is not to be seen. */
const moved = new WeakMap<User, Set<number>>();
/** Users who were told that their answers about risk are right. */
const accepted = new WeakSet<User>();

const rightAnswers = '2,3,1';

const stateOf = async ({ call }: Stage) => {
  const reply = await call('futures.account', { limit: 100 });
  if (reply.kind !== 'ok') return null;
  const message = reply.message as Record<string, unknown> & { order: { data: Record<string, unknown>[] } };
  return {
    balance: String(message.balance),
    margins: String(message.caution_money_total),
    hazard: String(message.hazard_rate),
    risk: String(message.risk_rate),
    openMargins: String(message.origin_caution_money_total),
    profits: String(message.profits_total),
    rows: message.order.data.map(positionRow),
  };
};

const rowsOf = async ({ call }: Stage, status?: number): Promise<PositionRow[]> => {
  const reply = await call('futures.positions', { status, limit: 100 });
  return reply.kind === 'ok' ? positionRows(reply.message) : [];
};

const move = (stage: Stage, number: string, isIn = true): Promise<Reply> =>
  stage.pay('wallet.transfer', {
    currency_id: USDT,
    number,
    from_field: isIn ? 'change' : 'lever',
    to_field: isIn ? 'lever' : 'change',
  });

/** Has somebody so much in the futures account, as far as they have it. */
async function fund(stage: Stage, amount: number): Promise<void> {
  const state = await stateOf(stage);
  if (state && new Exact(state.balance).lt(amount)) await move(stage, new Exact(amount).minus(state.balance).toFixed());
}

function pairOf({ chance, pairs }: Stage): Pair {
  const pair = chance.pick(pairs);
  return isStock(pair) ? (pairs.find((one) => !isStock(one)) ?? pair) : pair;
}

const latest = async ({ call, now }: Stage, symbol: string): Promise<PublicTick | null> =>
  (await ticksOf((name, fields) => call(name, fields, ''), symbol, now() - 5000, now() + 60_000))?.at(-1) ?? null;

const priceOf = (pair: Pair, price: string, percent: number): string =>
  new Exact(price)
    .times(1 + percent / 100)
    .toDecimalPlaces(pair.priceDecimals)
    .toFixed();

interface Ticket {
  readonly [field: string]: string | number | undefined;
  readonly currency_id: number;
  readonly type: number;
}

/** Mostly at market; exits and limits so near that a day's prices come to them. */
async function ticketOf(stage: Stage): Promise<Ticket> {
  const { chance } = stage;
  const pair = pairOf(stage);
  const tick = await latest(stage, pair.symbol);
  const price = tick?.index ?? pair.price;
  const isLong = chance.happens(0.5);
  const side = isLong ? 1 : -1;
  const isLimit = chance.happens(0.3);
  const reference = isLimit ? priceOf(pair, price, -side * (chance.whole(2, 60) / 100)) : price;
  const hasExits = chance.happens(0.5);
  return {
    ...{ currency_id: pair.base, legal_id: pair.quote, type: isLong ? 1 : 2, status: isLimit ? 0 : 1 },
    ...{ share: chance.whole(1, 3), multiple: chance.pick(MULTIPLES) },
    target_price: isLimit ? reference : undefined,
    ...(hasExits && {
      target_profit_price: priceOf(pair, reference, (side * chance.whole(5, 100)) / 100),
      stop_loss_price: chance.happens(0.6) ? priceOf(pair, reference, (-side * chance.whole(5, 100)) / 100) : '0',
      exit_on: chance.happens(0.7) ? 'mark' : 'last',
    }),
  };
}

async function know(stage: Stage, key: string, symbol: string): Promise<void> {
  const own = knownBy.get(stage.user) ?? new Map<string, number>();
  const tick = await latest(stage, symbol);
  if (tick) knownBy.set(stage.user, own.set(key, tick.seq));
}

/** Takes a position; what it is opened at is nothing that its user knew before. */
async function take(stage: Stage, ticket: Ticket): Promise<PositionRow | null> {
  const pair = stage.pairs.find(({ base }) => base === ticket.currency_id);
  const known = pair && (await latest(stage, pair.symbol));
  const wasHigh = Number(ticket.multiple) > HIGH_MULTIPLE && !accepted.has(stage.user);
  const reply = await stage.pay('futures.place', ticket);
  if (reply.kind !== 'ok') return null;
  const row = positionRow(reply.message as Record<string, unknown>);
  if (row.open) stage.violate('nobody knows at first what a position is opened at', row);
  if (wasHigh) stage.violate('a high multiple is for those who answered the questions about risk', row);
  const own = knownBy.get(stage.user) ?? new Map<string, number>();
  if (known) knownBy.set(stage.user, own.set(`open ${row.id}`, known.seq));
  return row;
}

/** What is listed is in order and of the state that was asked for, and what became of it follows from the ticks that everybody can read. */
async function look(stage: Stage): Promise<void> {
  const { call, chance, violate } = stage;
  const status = chance.pick([undefined, ...Object.values(STATUS)] as const);
  const reply = await call('futures.positions', { status, page: chance.whole(1, 2), limit: chance.whole(5, 30) });
  if (reply.kind !== 'ok') return;
  const rows = positionRows(reply.message);
  const isOrdered = rows.every(({ id }, place) => id < (rows[place - 1]?.id ?? Number.POSITIVE_INFINITY));
  if (!isOrdered || !rows.every((row) => status === undefined || row.status === status))
    violate('positions are listed by state, the newest first', { status, rows });
  for (const row of chance.some(rows, 4)) {
    const fault = faultOf(row);
    if (fault) violate(fault, row);
    await checkOpening(stage, row);
    await checkEnd(stage, row);
  }
  await checkAccount(stage);
}

const publicTicks = ({ call }: Stage, row: PositionRow, from: number, to: number) =>
  ticksOf((name, fields) => call(name, fields, ''), row.symbol, from, to);

/** One at market takes the first tick from then on, a limit order the first that crosses it; both at its index. */
async function checkOpening(stage: Stage, row: PositionRow): Promise<void> {
  const { violate, user, now } = stage;
  const until = row.open?.at ?? now() - SETTLED_MS;
  if (row.status === STATUS.cancelled || until - row.placedAt > 600_000) return;
  const ticks = await publicTicks(stage, row, row.placedAt, until);
  if (!ticks) return;
  const due = ticks.find((tick) => !row.isLimit || crosses(row, tick));
  if (due?.seq !== row.open?.seq && (due || row.open))
    violate('a position is opened by the first tick that opens it (readings H2)', { row, due });
  if (due && !new Exact(due.index).eq(row.price))
    violate('what is opened is opened at the index of its tick', { row, due });
  if (row.open && row.open.seq <= (knownBy.get(user)?.get(`open ${row.id}`) ?? 0))
    violate('nobody knew the tick that a position is opened by when they took it', row);
}

/** What ended names the first tick that ends it; what goes on was ended by none. */
async function checkEnd(stage: Stage, row: PositionRow): Promise<void> {
  const { violate, user, now } = stage;
  if (!row.open || row.reason === 'returned') return;
  if (row.reason === 'asked' && row.close) {
    const [first] = (await publicTicks(stage, row, row.askedAt, row.close.at)) ?? [];
    if (first && first.seq !== row.close.seq)
      violate('a position is closed by the first tick from when that was asked', { row, first });
    if (row.close.seq <= (knownBy.get(user)?.get(`close ${row.id} ${row.lots}`) ?? 0))
      violate('nobody knew the tick that a position is closed by when they asked', row);
  }
  const until = row.close?.at ?? now() - SETTLED_MS;
  const around = row.close ? ((await publicTicks(stage, row, until - 1000, until + 1000)) ?? []) : [];
  const last = around.find(({ seq }) => seq === row.close?.seq);
  if (row.close && last?.seq === row.close.seq && !new Exact(last.index).eq(row.closePrice))
    violate('what is closed is closed at the index of its tick', { row, last });
  const ticks = (await publicTicks(stage, row, Math.max(row.open.at + 1, until - 600_000), until)) ?? [];
  if (moved.get(user)?.has(row.id) || (row.partOf !== null && moved.get(user)?.has(row.partOf))) return;
  const due = ticks.find((tick) => setsOff(row, tick));
  if (due && (row.close === null || due.seq < row.close.seq))
    violate('an exit is set off by the first tick that reaches it', { row, due });
}

/** The rates follow from what the account has; and whoever has less than what must be kept was liquidated by the first tick that said so. */
async function checkAccount(stage: Stage): Promise<void> {
  const { violate, now } = stage;
  const state = await stateOf(stage);
  if (!state) return;
  const { rows, balance, margins } = state;
  const hazard = new Exact(balance).plus(margins).plus(state.profits).times(100);
  if (rows.length > 0 && !hazard.div(state.openMargins).toDecimalPlaces(2, Exact.ROUND_FLOOR).eq(state.hazard))
    violate('the hazard rate is what the account has of the margins that were put up', state);
  const [row] = rows;
  if (!row?.open || rows.length > 1 || row.status !== STATUS.open) return;
  const from = now() - 30_000;
  const all = await rowsOf(stage);
  const isQuiet = all.every((one) =>
    [one.placedAt, one.open?.at ?? 0, one.close?.at ?? 0].every((at) => at < from - QUIET_MS),
  );
  // A night takes money, at 16:00 UTC.
  const toNight = (now() - 16 * 3_600_000) % 86_400_000;
  if (!isQuiet || toNight < 3 * QUIET_MS || all.some(({ status }) => status === STATUS.entrust)) return;
  const money = new Exact(balance).plus(margins);
  for (const tick of (await publicTicks(stage, row, from, now() - SETTLED_MS)) ?? []) {
    const price = riskPrice(row, tick);
    if (money.plus(profitAt(row, price)).lte(keptAt(row, price)))
      violate('an account is liquidated by the first tick at which it has no more than what must be kept', {
        state,
        tick,
      });
  }
}

/** Asks for the end of what is open, of a part of it, or for its other side. */
async function close(stage: Stage, row: PositionRow): Promise<void> {
  const { chance, pay, violate } = stage;
  const share = chance.happens(0.4) ? chance.whole(1, row.lots) : undefined;
  const reverse = chance.happens(0.25) ? '1' : undefined;
  await know(stage, `close ${row.id} ${share ?? row.lots}`, row.symbol);
  const reply = await pay('futures.close', { id: row.id, share, reverse });
  if (reply.kind !== 'ok') return;
  const told = positionRow(reply.message as Record<string, unknown>);
  if (told.status !== STATUS.closing || told.close) violate('nobody knows at first what a position is closed at', told);
}

/** Bad in one way each; none may be taken. */
const WRONG: readonly Record<string, string | number>[] = [
  { share: 0 },
  { share: 201 },
  { share: 1.5 },
  { multiple: 7 },
  { multiple: 0 },
  { type: 3 },
  { currency_id: 999_999 },
  { status: 0, target_price: '0' },
  { status: 0, target_price: '-5' },
  { status: 1, target_profit_price: '0.000000001' },
];

/** What users do with futures. */
export const actions: readonly Action[] = [
  {
    name: 'move money to the futures account and back',
    weight: 1,
    async run(stage) {
      const { chance, violate } = stage;
      await move(stage, String(chance.whole(1, 2000)));
      const before = await stateOf(stage);
      const reply = await move(stage, String(chance.whole(1, 300)), false);
      const after = await stateOf(stage);
      if (reply.kind === 'ok' && before && after && before.rows.length > 0 && after.rows.length > 0)
        if (before.rows.some(({ id }) => after.rows.some((row) => row.id === id)))
          violate('no money leaves the account while a position is open', { before, after });
    },
  },
  {
    name: 'take a position',
    weight: 6,
    async run(stage) {
      await fund(stage, 2500);
      await take(stage, await ticketOf(stage));
    },
  },
  {
    name: 'take positions at once, one of them twice',
    weight: 1.5,
    async run(stage) {
      await fund(stage, 2500);
      const [one, other] = [await ticketOf(stage), await ticketOf(stage)];
      await Promise.all([take(stage, one), take(stage, one), take(stage, other)]);
    },
  },
  {
    name: 'close a position',
    weight: 4,
    async run(stage) {
      const rows = (await rowsOf(stage, STATUS.open)).slice(0, 20);
      const row = rows[stage.chance.whole(0, Math.max(0, rows.length - 1))];
      if (!row) return;
      if (stage.chance.happens(0.2)) await Promise.all([close(stage, row), close(stage, row)]);
      else await close(stage, row);
    },
  },
  {
    name: 'close all, or one side',
    weight: 0.7,
    async run(stage) {
      const type = stage.chance.whole(0, 2);
      const reply = await stage.pay('futures.closeAll', { type });
      if (reply.kind !== 'ok') return;
      const { id: ids } = reply.message as { id: number[] };
      const wrong = (await rowsOf(stage)).filter(
        (row) => ids.includes(row.id) && type !== 0 && row.isLong !== (type === 1),
      );
      if (wrong.length > 0) stage.violate('one side is closed where one side is asked', { type, wrong });
    },
  },
  {
    name: 'move exits',
    weight: 2,
    async run(stage) {
      const { chance, call, user } = stage;
      const row = (await rowsOf(stage, STATUS.open))[0];
      const pair = row && stage.pairs.find(({ base }) => base === row.base);
      if (!row || !pair) return;
      const tick = await latest(stage, row.symbol);
      const price = tick?.mark ?? row.price;
      moved.set(user, (moved.get(user) ?? new Set()).add(row.id));
      const side = row.isLong ? 1 : -1;
      await call('futures.setExits', {
        id: row.id,
        target_profit_price: chance.happens(0.6) ? priceOf(pair, price, (side * chance.whole(5, 80)) / 100) : '0',
        stop_loss_price: chance.happens(0.6) ? priceOf(pair, price, (-side * chance.whole(5, 80)) / 100) : '0',
      });
      const wrong = { id: row.id, target_profit_price: '0', stop_loss_price: priceOf(pair, price, side * 20) };
      const reply = await call('futures.setExits', wrong);
      if (reply.kind === 'ok') stage.violate('a stop lies on its side of the price', { row, wrong });
    },
  },
  {
    name: 'cancel an entrust',
    weight: 1.2,
    async run(stage) {
      const [row] = await rowsOf(stage, STATUS.entrust);
      if (!row) return;
      const reply = await stage.pay('futures.cancel', { id: row.id });
      if (reply.kind !== 'ok') return;
      const told = positionRow(reply.message as Record<string, unknown>);
      if (told.status !== STATUS.cancelled || told.open) stage.violate('what is cancelled was not opened', told);
      if (!row.isLimit && stage.now() - row.placedAt < 9000)
        stage.violate('nobody takes back what is about to be opened', told);
    },
  },
  {
    name: 'answer the questions about risk',
    weight: 0.5,
    async run({ call, user, violate }) {
      const wrong = await call('futures.acceptRisk', { answers: '3,3,3' });
      if (wrong.kind === 'ok') violate('wrong answers open no multiples', wrong);
      accepted.add(user);
      await call('futures.acceptRisk', { answers: rightAnswers });
    },
  },
  {
    name: 'risk all that there is',
    weight: 2.5,
    async run(stage) {
      const { chance, call, user } = stage;
      accepted.add(user);
      await call('futures.acceptRisk', { answers: rightAnswers });
      const pair = pairOf(stage);
      const tick = await latest(stage, pair.symbol);
      const market = await call('futures.market', { currency_id: pair.base, legal_id: pair.quote });
      if (!tick || market.kind !== 'ok') return;
      const size = (market.message as { lever_share_num: string }).lever_share_num;
      // A lot at 100 x takes one percent of its value, and a twentieth of one as its fee.
      const need = new Exact(tick.index).times(size).times('0.0107');
      const state = await stateOf(stage);
      if (state && state.rows.length === 0 && new Exact(state.balance).gt(need))
        await move(stage, new Exact(state.balance).minus(need).toDecimalPlaces(2, Exact.ROUND_DOWN).toFixed(), false);
      else await fund(stage, need.ceil().toNumber());
      const ticket = {
        currency_id: pair.base,
        legal_id: pair.quote,
        type: chance.whole(1, 2),
        status: 1,
        share: 1,
        multiple: 100,
      };
      await take(stage, ticket);
    },
  },
  {
    name: 'take more of a tier than it allows',
    weight: 0.3,
    async run(stage) {
      const { call, user } = stage;
      accepted.add(user);
      await call('futures.acceptRisk', { answers: rightAnswers });
      await fund(stage, 2500);
      const pair = pairOf(stage);
      const ticket = { currency_id: pair.base, legal_id: pair.quote, type: 1, status: 1, share: 6, multiple: 100 };
      for (let left = 4; left > 0; left -= 1) await take(stage, ticket);
      const rows = (await rowsOf(stage)).filter(
        (row) => row.status < STATUS.closed && row.base === pair.base && row.isLong && row.multiple === 100,
      );
      const notional = rows.reduce((sum, row) => sum.plus(new Exact(row.reference).times(row.size)), new Exact(0));
      if (notional.gt(50_000)) stage.violate('the greatest multiple is for the first tier alone', rows);
    },
  },
  {
    name: 'take a position wrongly',
    weight: 0.7,
    async run(stage) {
      const wrong = WRONG[stage.chance.whole(0, WRONG.length - 1)];
      const reply = await stage.call('futures.place', { ...(await ticketOf(stage)), ...wrong });
      if (reply.kind === 'ok') stage.violate('what is not offered is not taken', { wrong, reply });
    },
  },
  {
    name: 'reset while a position is open',
    weight: 0.3,
    async run(stage) {
      await fund(stage, 2500);
      await take(stage, await ticketOf(stage));
      await stage.tool(RESET, {});
      await look(stage);
    },
  },
  {
    name: 'look at futures',
    weight: 4,
    async run(stage) {
      await look(stage);
      await stage.call('futures.funds', {}, '');
    },
  },
];
