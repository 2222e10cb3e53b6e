import { QueryObserver } from '@tanstack/react-query';
import type { LiveSource } from '#kit/live';
import type { OptionView } from '#kit/RunningOption';
import type { OptionOrder } from '../../contract/rows/option.ts';
import type { ReplyOf } from '../../contract/table.ts';
import { call } from '../../data/call.ts';
import type { Client } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { queriesOf } from '../../data/query.ts';
import { sub } from '../../domain/money.ts';
import { sourceFamily } from '../live/source.ts';
import { acceptedAtOf, dueAtOf, resultAt } from './option.ts';

export type Tick = ReplyOf<'market.ticks'>['ticks'][number];

/** The published ticks of a pair since a moment, and whether news has been missing for long (readings G15). */
export interface Course {
  readonly ticks: readonly Tick[];
  readonly isStale: boolean;
}

/** A tick comes each second. */
const EVERY_MS = 1000;
const STALE_MS = 10_000;

/** With the moment at which a tick was last heard, by this device's monotonic clock. */
interface Heard extends Course {
  readonly heardAt: number;
}

/**
 * Options begin and end at the index of ticks, which no channel of the market feed brings: they are read as they are published while
 * somebody looks, of a pair by its label.
 */
const courses = sourceFamily((client, pair: string, from: number): LiveSource<Course> => {
  const queries = queriesOf(client);
  const queryKey = ['market.ticks', 'since', pair, from];
  const get = () => queries.getQueryData<Heard>(queryKey);
  const queryFn = async (): Promise<Heard> => {
    const { ticks: before, heardAt } = get() ?? { ticks: [], heardAt: performance.now() };
    const ticks = await more(client, pair, from, before).catch(() => before);
    const isNews = ticks.length > before.length;
    const at = isNews ? performance.now() : heardAt;
    return { ticks, heardAt: at, isStale: performance.now() - at > STALE_MS };
  };
  return {
    get,
    subscribe: (listener) =>
      new QueryObserver(queries, { queryKey, queryFn, staleTime: 0, refetchInterval: EVERY_MS }).subscribe(listener),
  };
});

/** The ticks that are there, with those that were published since. */
async function more(client: Client, symbol: string, from: number, before: readonly Tick[]): Promise<readonly Tick[]> {
  const ticks = [...before];
  for (let after = ticks.at(-1)?.seq ?? 0; ; ) {
    const to = clockOf(client).now() + EVERY_MS;
    const reply = await call(client, 'market.ticks', { symbol, from, to, ...(after > 0 && { after }) });
    ticks.push(...reply.ticks.filter(({ seq }) => seq > after));
    if (reply.next <= after) return ticks;
    after = reply.next;
  }
}

/** The ticks of an option's pair since it was accepted. */
export const courseOf = (client: Client, order: OptionOrder): LiveSource<Course> =>
  courses(client, order.symbol_name, acceptedAtOf(order));

/** A source that makes something of another's value, once a value. */
function derived<From, To>(source: LiveSource<From>, make: (value: From) => To): LiveSource<To> {
  let from: From | undefined;
  let made: To | undefined;
  return {
    get: () => {
      const value = source.get();
      if (value !== from) {
        from = value;
        made = value === undefined ? undefined : make(value);
      }
      return made;
    },
    subscribe: source.subscribe,
  };
}

/** How an option stands now, for the kit. Up to the tick that ends it: what comes later is no longer about it. */
export const optionSource = (client: Client, order: OptionOrder): LiveSource<OptionView> =>
  derived(courseOf(client, order), ({ ticks, isStale }) => {
    const until = ticks.findIndex(({ at }) => at >= dueAtOf(order));
    const own = until < 0 ? ticks : ticks.slice(0, until + 1);
    const { open_price: open } = order;
    const price = own.at(-1)?.index;
    return {
      result: resultAt(order, price),
      price: price ?? null,
      difference: open === null || price === undefined ? null : sub(price, open),
      points: open === null ? [] : own.map(({ at, index }) => ({ at, price: Number(index) })),
      isStale,
    };
  });

/** The newest index of a pair: rows of a list and the minimised option share what they read. */
export const latestIndex = (
  client: Client,
  pair: string,
  since: number,
): LiveSource<{ readonly price: string; readonly isStale: boolean }> =>
  derived(courses(client, pair, since), ({ ticks, isStale }) => ({ price: ticks.at(-1)?.index ?? '', isStale }));
