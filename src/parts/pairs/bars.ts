import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../contract/table.ts';
import { call } from '../../data/call.ts';
import type { Client } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import type { Pair } from '../../state/pairs.ts';

/** A span of time up to now, and the candles that it is drawn of. */
export interface Span {
  /** Seconds back from now. */
  readonly seconds: number;
  readonly period: RequestOf<'market.bars'>['period'];
}

/** The candles of a pair over a span, oldest first. Its key names no moment: what was read stands until it is asked for again. */
export const barsQuery = (
  client: Client,
  { symbol, label }: Pick<Pair, 'symbol' | 'label'>,
  { seconds, period }: Span,
) =>
  queryOptions({
    queryKey: ['market.bars', symbol, period, seconds],
    queryFn: ({ signal }) => {
      const to = Math.floor(clockOf(client).now() / 1000);
      return call(client, 'market.bars', { symbol: label, period, from: to - seconds, to }, { signal });
    },
  });
