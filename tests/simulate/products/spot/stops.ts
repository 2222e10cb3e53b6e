import type { OrderRow, Pair, Reply } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { STATUS } from './rows.ts';

interface Tick {
  readonly seq: number;
  readonly at: number;
  readonly mark: string;
  readonly last: string;
}

type Ask = (name: string, fields: Readonly<Record<string, string | number>>) => Promise<Reply>;

/** Of each user the newest so many are looked at. */
const LOOKED_AT = 5;
/** What is told in seconds may be so much older. */
const SECOND = 1000;
/** So long a stop may take to come to its book after its tick. */
const SLACK = 3000;

const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

const isReached = ({ isBuy, stop, stopBy }: OrderRow, tick: Tick): boolean => {
  const price = new Exact(stopBy === 'last' ? tick.last : tick.mark);
  return isBuy ? price.gte(stop ?? 0) : price.lte(stop ?? 0);
};

async function ticksOf(ask: Ask, symbol: string, from: number, to: number): Promise<Tick[]> {
  const ticks: Tick[] = [];
  for (let after = 0; ; ) {
    const reply = await ask('market.ticks', { symbol, from, to, ...(after > 0 && { after }) });
    if (reply.kind !== 'ok') return ticks;
    const page = reply.message as { ticks: Tick[]; next: number };
    ticks.push(...page.ticks);
    if (page.next === 0) return ticks;
    after = page.next;
  }
}

/**
 * Each stop that came to its book names the first tick since its placing that reached it, and none waits that a tick has
 * reached (readings H2): by the ticks that everybody can read.
 */
export async function checkStops(
  orders: readonly OrderRow[],
  pairs: readonly Pair[],
  {
    ask,
    now,
    violate,
  }: { readonly ask: Ask; readonly now: number; readonly violate: (rule: string, detail: unknown) => void },
): Promise<void> {
  const stops = orders.filter(({ stop, tick, status }) => stop !== null && (tick !== null || status === STATUS.open));
  for (const order of stops.slice(0, LOOKED_AT)) {
    const pair = pairs.find(({ base }) => base === order.base);
    if (!pair) continue;
    const placed = momentOf(order.created);
    const ticks = await ticksOf(ask, pair.symbol, placed, now);
    // Those of the second of its placing may be older than the order.
    const since = ticks.filter(({ at }) => at >= placed + SECOND);
    const first = since.find((tick) => isReached(order, tick));
    if (order.tick === null) {
      if (first && first.at <= now - SLACK)
        violate('a stop comes to its book by the first tick that reaches it (readings H2)', { order, first });
      continue;
    }
    const own = ticks.find(({ seq }) => seq === order.tick);
    const price = own && (order.stopBy === 'last' ? own.last : own.mark);
    if (!own || !isReached(order, own) || !new Exact(order.tickPrice ?? 0).eq(price ?? 0))
      violate('a stop names the tick that reached it', { order, own });
    if (first && first.seq < order.tick)
      violate('a stop names the first tick that reached it (readings H2)', { order, first });
  }
}
