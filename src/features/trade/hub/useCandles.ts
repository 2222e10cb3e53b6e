import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CandleBar } from '#kit/CandleChart';
import type { LiveSource } from '#kit/live';
import type { Bar } from '../../../contract/calls/market.ts';
import { channel } from '../../../contract/channels.ts';
import { call } from '../../../data/call.ts';
import { type Client, useClient } from '../../../data/client.ts';
import { liveTableOf } from '../../../state/live/table.ts';
import type { Pair } from '../../../state/pairs.ts';
import { INTERVALS, type Interval } from './intervals.ts';
import { upToNow } from './up-to-now.ts';

/** Bars of one page: what a chart shows at first, and each step back. */
const PAGE = 300;

// A chart draws pixels: floats are good enough there, and nowhere else.
const toCandle = (bar: Pick<Bar, 'id' | 'open' | 'high' | 'low' | 'close' | 'amount'>): CandleBar => ({
  time: bar.id * 1000,
  open: Number(bar.open),
  high: Number(bar.high),
  low: Number(bar.low),
  close: Number(bar.close),
  volume: Number(bar.amount),
});

async function load(
  client: Client,
  pair: Pair,
  interval: Interval,
  toSeconds: number,
  signal?: AbortSignal,
): Promise<CandleBar[]> {
  const { wire, seconds } = INTERVALS[interval];
  const bars = await call(
    client,
    'market.bars',
    { symbol: pair.label, period: wire, from: Math.max(0, toSeconds - PAGE * seconds), to: toSeconds },
    { signal },
  );
  return bars.map(toCandle);
}

/** The candles of a pair: the newest page, older ones on demand, and the running one live. */
export function useCandles(pair: Pair, interval: Interval) {
  const client = useClient();
  const query = useQuery({
    queryKey: ['market.bars', pair.symbol, interval],
    queryFn: ({ signal }) => upToNow(client, (to) => load(client, pair, interval, to, signal)),
    // Each visit starts from the newest page: the chart keeps it live from there.
    staleTime: 0,
    gcTime: 0,
  });
  const live = useMemo((): LiveSource<CandleBar> => {
    let candle: CandleBar | undefined;
    return {
      get: () => candle,
      subscribe: (listener) =>
        // Where the period turned, the finished candle is told just before the running one.
        liveTableOf(client).subscribe(channel.kline(pair.symbol, INTERVALS[interval].wire), ({ bars }) => {
          for (const bar of bars) {
            candle = toCandle(bar);
            listener();
          }
        }),
    };
  }, [client, pair.symbol, interval]);
  return {
    bars: query.data,
    isError: query.isError,
    retry: () => void query.refetch(),
    live,
    loadOlder: (beforeMs: number) => load(client, pair, interval, Math.floor(beforeMs / 1000) - 1),
  };
}
