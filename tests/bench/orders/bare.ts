import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { createUser } from '../../../src/exchange/accounts/users.ts';
import { writePairs } from '../../../src/exchange/app/seed/write.ts';
import { INSTRUMENTS } from '../../../src/exchange/assets/instruments.ts';
import { preparedRows, queryRows } from '../../../src/exchange/platform/store/driver.ts';
import { openStore } from '../../../src/exchange/platform/store/open.ts';
import { SPOT_KIND } from '../../../src/exchange/products/spot/kinds.ts';
import { FILL_STEPS } from './door.ts';
import { PAIRS, pairOf, USDT } from './pairs.ts';
import type { Work } from './rate.ts';

/** As long as the reply of an order is. */
const REPLY = JSON.stringify({ id: 1, reply: 'x'.repeat(360) });
const BODY_HASH = createHash('sha256').update(REPLY).digest('hex');
const PRICE = 1000;
const AMOUNT = 0.03;
const VALUE = PRICE * AMOUNT;
const RATE = 0.001;
const BTCUSDT = INSTRUMENTS.find(({ symbol }) => symbol === 'btcusdt')?.id ?? 0;

/** A store like the exchange's, without the exchange. What it does is the least that each order's rows can be asked for. */
export interface BareStore {
  /** One transaction that writes what a resting order writes. */
  readonly resting: Work;
  /** One transaction an order that writes what `filling` at the engine's door does. */
  readonly filling: Work;
  close(): Promise<void>;
}

/** Opens a store in a folder of its own, or a database, with pairs and so many users who have money. */
export async function openBare(userCount: number, databaseUrl: string | null = null): Promise<BareStore> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const store = await openStore({ dataDir: folder, databaseUrl });
  const users = await store.transaction(async (tx) => {
    await writePairs(tx, INSTRUMENTS);
    const ids: number[] = [];
    for (let index = 0; index < userCount; index += 1) {
      const email = `bare${index}@example.com`;
      const { id } = await createUser(tx, { email, passwordHash: '', parentId: null, isDemo: true, now: 0 });
      for (const coin of [USDT, ...PAIRS.map(({ base }) => base.id)])
        await queryRows(tx, sql`insert into balances values (${`user:${id}`}, 'spot', ${coin}, 1000000000, 0)`);
      ids.push(id);
    }
    return ids;
  });
  const userOf = (index: number): number => users[index % users.length] ?? 0;
  const run = async (statement: SQL): Promise<number> => {
    // By name, as the exchange's own: what a statement costs that is parsed each time is no part of the comparison.
    const [row] = await store.transaction((tx) => preparedRows<{ id: number }>(tx, statement));
    return row?.id ?? 0;
  };
  const steps = new Map<number, { step: number; order: number }>();

  return {
    resting: (worker, serial) =>
      run(
        rest({
          user: userOf(worker),
          serial,
          instrument: BTCUSDT,
          coin: USDT,
          side: 1,
          price: `1000.${serial % 10}`,
          amount: 0.005,
          held: (5 + (serial % 10) * 0.0005).toFixed(4),
        }),
      ),
    async filling(worker, serial) {
      const { step, order } = steps.get(worker) ?? { step: 0, order: 0 };
      const { id: instrument, base } = pairOf(worker);
      const [rests, takes] = [userOf(2 * worker), userOf(2 * worker + 1)];
      const kind = FILL_STEPS[step % FILL_STEPS.length];
      const pair = { instrument, coin: base.id, serial };
      const id = await run(
        kind === 'rest'
          ? rest({ ...pair, user: rests, side: 2, price: String(PRICE), amount: AMOUNT, held: String(AMOUNT) })
          : take({ ...pair, user: takes, other: kind === 'meetUser' ? { user: rests, order } : null }),
      );
      steps.set(worker, { step: step + 1, order: kind === 'rest' ? id : order });
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const claim = (user: number, serial: number, now: number): SQL => sql`claim as (
    insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
    values (${user}, 'spot.place', ${`bench-order-${serial}`}, ${BODY_HASH}, ${REPLY}, ${now}))`;

interface Resting {
  readonly user: number;
  readonly serial: number;
  readonly instrument: number;
  readonly coin: number;
  readonly side: number;
  readonly price: string;
  readonly amount: number;
  readonly held: string;
}

/** One statement for all rows of an order that rests: its row, hold, balance, entry and posting, and the caller's reply. */
function rest({ user, serial, instrument, coin, side, price, amount, held }: Resting): SQL {
  const now = Date.now();
  return sql`
    with ${claim(user, serial, now)}, placed as (
      insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, status, created_at, updated_at)
      values (${user}, ${instrument}, ${side}, 'limit', ${price}, ${amount}, 1, ${now}, ${now})
      returning id
    ), moved as (
      update balances set available = available - ${held}::numeric, frozen = frozen + ${held}::numeric, postings = postings + 1
      where owner = ${`user:${user}`} and account = 'spot' and coin = ${coin} and available >= ${held}::numeric
      returning owner, account, coin, available, frozen
    ), held as (
      insert into holds (product, reference, owner, account, coin, amount, created_at)
      select 'spot', 'order:' || placed.id, owner, account, coin, ${held}::numeric, ${now}::bigint from moved, placed
    ), entry as (
      insert into ledger_entries (kind, reference, created_at)
      select ${SPOT_KIND.spotFreeze.id}::int, 'order:' || placed.id, ${now}::bigint from placed
      returning id
    ), posted as (
      insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
      select entry.id, moved.owner, moved.account, moved.coin, -${held}::numeric, ${held}::numeric,
        moved.available, moved.frozen, ${SPOT_KIND.spotFreeze.id}::int, ${now}::bigint
      from moved, entry
    ) select id from placed`;
}

interface Posting {
  /** 0 the trade, 1 and 2 fees. */
  readonly n: number;
  readonly owner: string;
  readonly coin: number;
  readonly available: number;
  readonly frozen: number;
  /** What later postings of the same balance add. */
  readonly later: number;
}

interface Taking {
  readonly user: number;
  readonly serial: number;
  readonly instrument: number;
  readonly coin: number;
  /** Who rests; null = a market maker. */
  readonly other: { readonly user: number; readonly order: number } | null;
}

/** One statement for all rows of an order to buy that fills at once: both sides' fills, balances, entries and postings. */
function take({ user, serial, instrument, coin, other }: Taking): SQL {
  const now = Date.now();
  const [taker, house] = [`user:${user}`, 'house:maker:1'];
  const maker = other ? `user:${other.user}` : house;
  const [baseFee, quoteFee] = [AMOUNT * RATE, VALUE * RATE];
  const postings: Posting[] = [
    { n: 0, owner: taker, coin: USDT, available: -VALUE, frozen: 0, later: 0 },
    { n: 0, owner: taker, coin, available: AMOUNT, frozen: 0, later: -baseFee },
    { n: 1, owner: taker, coin, available: -baseFee, frozen: 0, later: 0 },
    ...(other
      ? [
          { n: 0, owner: maker, coin, available: 0, frozen: -AMOUNT, later: 0 },
          { n: 0, owner: maker, coin: USDT, available: VALUE, frozen: 0, later: -quoteFee },
          { n: 2, owner: maker, coin: USDT, available: -quoteFee, frozen: 0, later: 0 },
        ]
      : []),
  ];
  const fees = { owner: 'house:fees', account: 'spot' };
  const houses = [
    { n: 1, ...fees, coin, amount: baseFee },
    ...(other
      ? [{ n: 2, ...fees, coin: USDT, amount: quoteFee }]
      : [
          { n: 0, owner: house, account: 'spot', coin: USDT, amount: VALUE },
          { n: 0, owner: house, account: 'spot', coin, amount: -AMOUNT },
        ]),
  ];
  const fills = [
    { by: user, order: null, counterparty: maker, side: 1, role: 'taker', fee: baseFee, feeCoin: coin },
    ...(other
      ? [
          {
            by: other.user,
            order: other.order,
            counterparty: taker,
            side: 2,
            role: 'maker',
            fee: quoteFee,
            feeCoin: USDT,
          },
        ]
      : []),
  ];
  const entries = [SPOT_KIND.spotTrade, SPOT_KIND.spotFee, ...(other ? [SPOT_KIND.spotFee] : [])].map((kind, n) => ({
    n,
    kind: kind.id,
    once: kind.isOnce,
  }));
  const met = sql`, met as (
      update spot_orders set filled_amount = filled_amount + ${AMOUNT}::numeric, filled_value = filled_value + ${VALUE}::numeric,
        fee = fee + ${quoteFee}::numeric, status = 2, updated_at = ${now}::bigint
      where id = ${other?.order ?? 0} and status = 1
    ), freed as (
      delete from holds where product = 'spot' and reference = ${`order:${other?.order ?? 0}`}
    )`;
  return sql`
    with ${claim(user, serial, now)}, placed as (
      insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, filled_amount, filled_value, fee, status, created_at, updated_at)
      values (${user}, ${instrument}, 1, 'market', ${PRICE}, ${AMOUNT}, ${AMOUNT}, ${VALUE}, ${baseFee}, 2, ${now}, ${now})
      returning id
    ), filled as (
      insert into spot_fills (trade_id, instrument_id, order_id, user_id, counterparty, side, role, price, amount, value, fee, fee_coin, created_at)
      select ${serial}::bigint, ${instrument}::int, coalesce(f."order", placed.id), f."by", f.counterparty, f.side, f.role,
        ${PRICE}::numeric, ${AMOUNT}::numeric, ${VALUE}::numeric, f.fee, f."feeCoin", ${now}::bigint
      from placed, json_to_recordset(${JSON.stringify(fills)}::json)
        as f("by" int, "order" bigint, counterparty text, side int, role text, fee numeric, "feeCoin" int)
    ), given as (
      select * from json_to_recordset(${JSON.stringify(postings)}::json)
        as p(n int, owner text, coin int, available numeric, frozen numeric, later numeric)
    ), moved as (
      update balances b set available = b.available + s.available, frozen = b.frozen + s.frozen, postings = b.postings + s.count
      from (select owner, coin, sum(available) as available, sum(frozen) as frozen, count(*) as count from given group by owner, coin) s
      where b.owner = s.owner and b.account = 'spot' and b.coin = s.coin
      returning b.owner, b.coin, b.available, b.frozen
    ), entry as (
      insert into ledger_entries (kind, reference, is_once, created_at)
      select kind, ${`trade:${serial}`}::text, once, ${now}::bigint
      from json_to_recordset(${JSON.stringify(entries)}::json) as e(n int, kind int, once boolean) order by n
      returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as n from entry
    ), posted as (
      insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
      select numbered.id, g.owner, 'spot', g.coin, g.available, g.frozen, moved.available - g.later, moved.frozen,
        case when g.n = 0 then ${SPOT_KIND.spotTrade.id}::int else ${SPOT_KIND.spotFee.id}::int end, ${now}::bigint
      from given g join numbered on numbered.n = g.n join moved on moved.owner = g.owner and moved.coin = g.coin
    ), house as (
      select * from json_to_recordset(${JSON.stringify(houses)}::json) as h(n int, owner text, account text, coin int, amount numeric)
    ), house_posted as (
      insert into house_postings (entry_id, owner, account, coin, amount)
      select numbered.id, h.owner, h.account, h.coin, h.amount from house h join numbered on numbered.n = h.n
    ), house_noted as (
      insert into house_deltas (owner, account, coin, amount) select owner, account, coin, amount from house
    )${other ? met : sql``}
    select id from placed`;
}
