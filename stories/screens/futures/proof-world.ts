import { FIXTURE_NOW_MS } from '../../../src/contract/fixtures/content.ts';
import { positionFixtures } from '../../../src/contract/fixtures/futures.ts';
import { tickFixtures, ticksFor } from '../../../src/contract/fixtures/ticks.ts';
import type { PositionWire } from '../../../src/contract/rows/position.ts';
import type { ReplyWireOf } from '../../../src/contract/table.ts';
import { profitOf } from '../../../src/domain/futures/amounts.ts';
import { plus } from '../../../src/domain/scaled.ts';
import type { Scenario } from '../../support/scenario.ts';
import { futuresWorld } from './futures-world.ts';

type Ticks = Awaited<ReturnType<typeof tickFixtures>>;

/** What was published in the minutes before now; there once the story is loaded. */
let published: Ticks = [];
export async function loadTicks(): Promise<object> {
  if (published.length === 0) published = await tickFixtures(FIXTURE_NOW_MS - 600_000, FIXTURE_NOW_MS);
  return {};
}

const [, long] = positionFixtures as [PositionWire, PositionWire];
/** Ticks after which it was opened, and liquidated. */
const [OPEN, END] = [120, 300] as const;
/** What its account had above its loss: less than must be kept. */
const LEFT = '600';

/** A long that was liquidated at a tick which was published, with its account as it stood then. */
function liquidated(): ReplyWireOf<'futures.position'> {
  const [open, end] = [published[OPEN], published[END]];
  if (!open || !end) throw new Error('The ticks are not loaded');
  const profit = profitOf({ direction: 'long', size: '1', entry: open.index }, end.index, 8);
  const loss = profit.startsWith('-') ? profit.slice(1) : `-${profit}`;
  return {
    ...long,
    id: 8,
    status: 3,
    status_name: 'Closed',
    settled: 1,
    placed_at: open.at - 400,
    exits_at: open.at - 400,
    spread: '0',
    price: open.index,
    origin_price: open.index,
    open_tick: open.seq,
    open_at: open.at,
    close_tick: end.seq,
    close_at: end.at,
    update_price: end.index,
    trigger_price: end.index,
    complete_time: new Date(end.at).toISOString().slice(0, 19).replace('T', ' '),
    fact_profits: profit,
    profits: '0',
    reason: 'liquidated',
    reason_name: 'Liquidation',
    liquidation_price: null,
    liquidation_fee: '321.02',
    show_lever_id: '8',
    account: {
      money: plus(loss, LEFT),
      positions: [{ symbol: 'BTC/USDT', type: 1, number: '1', price: open.index, maintenance: '1' }],
      closing: [],
    },
  };
}

/** An exchange that liquidated a position; `cheat` changes what it tells of the ticks. */
export const liquidationWorld = (cheat: (ticks: Ticks) => Ticks = (ticks) => ticks): Scenario => ({
  ...futuresWorld(),
  'futures.positions': () => ({
    rate_profits_total: { hazard_rate: '0', profits_total: '0' },
    message: {
      ...{ current_page: 1, data: [liquidated()], last_page: 1, per_page: 10, total: 1, from: 1, to: 1 },
    },
  }),
  'futures.position': () => liquidated(),
  'market.ticks': (fields) => ticksFor(fields, cheat(published)),
});

/** The tick that liquidated it is not the one that was published. */
export const changedEnd = (ticks: Ticks): Ticks =>
  ticks.map((tick) => (tick.seq === published[END]?.seq ? { ...tick, index: '60000' } : tick));
