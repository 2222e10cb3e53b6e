import { QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LiveSource } from '#kit/live';
import { call } from '../../data/call.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { queriesOf } from '../../data/query.ts';
import { sourceFamily } from '../live/source.ts';

/** What of the newest tick of a pair counts for futures; decimal text. */
export interface FuturesTick {
  readonly index: string;
  readonly mark: string;
}

/** A tick comes each second; one that is older than this is looked for no more. */
const EVERY_MS = 1000;
const BACK_MS = 5000;

/** The newest tick of a pair, by its label, as long as somebody looks: no channel of the market feed brings it. */
const latest = sourceFamily((client, pair: string): LiveSource<FuturesTick> => {
  const queries = queriesOf(client);
  const queryKey = ['market.ticks', 'latest', pair];
  const get = () => queries.getQueryData<FuturesTick | null>(queryKey) ?? undefined;
  const queryFn = async (): Promise<FuturesTick | null> => {
    const now = clockOf(client).now();
    const request = { symbol: pair, from: now - BACK_MS, to: now + EVERY_MS };
    const ticks = await call(client, 'market.ticks', request).then(
      (reply) => reply.ticks,
      () => [],
    );
    const tick = ticks.at(-1);
    return tick ? { index: tick.index, mark: tick.mark } : (get() ?? null);
  };
  return {
    get,
    subscribe: (listener) =>
      new QueryObserver(queries, { queryKey, queryFn, staleTime: 0, refetchInterval: EVERY_MS }).subscribe(listener),
  };
});

/** Undefined until one was heard, and where the server publishes none. */
export function useFuturesTick(pair: string): FuturesTick | undefined {
  const source = latest(useClient(), pair);
  return useSyncExternalStore(source.subscribe, source.get);
}
