import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CandleBar } from '#kit/CandleChart';
import type { LiveSource } from '#kit/live';
import type { Bar } from '../../../contract/calls/market.ts';
import { call } from '../../../data/call.ts';
import { serverNow } from '../../../data/clock.ts';
import { klineSource } from '../../../state/klines.ts';
import type { Pair } from '../../../state/pairs.ts';
import { INTERVALS, type Interval } from './intervals.ts';

/** Bars of one page: what a chart shows at first, and each step back. */
const PAGE = 300;

// A chart draws pixels: floats are good enough there, and nowhere else.
const toCandle = (bar: Bar): CandleBar => ({
  time: bar.id * 1000,
  open: Number(bar.open),
  high: Number(bar.high),
  low: Number(bar.low),
  close: Number(bar.close),
  volume: Number(bar.amount),
});

async function load(pair: Pair, interval: Interval, toSeconds: number, signal?: AbortSignal): Promise<CandleBar[]> {
  const { wire, seconds } = INTERVALS[interval];
  const bars = await call(
    'market.bars',
    { symbol: pair.label, period: wire, from: Math.max(0, toSeconds - PAGE * seconds), to: toSeconds },
    { signal },
  );
  return bars.map(toCandle);
}

/** The candles of a pair: the newest page, older ones on demand, and the running one live. */
export function useCandles(pair: Pair, interval: Interval) {
  const query = useQuery({
    queryKey: ['market.bars', pair.symbol, interval],
    queryFn: ({ signal }) => load(pair, interval, Math.floor(serverNow() / 1000), signal),
    // Each visit starts from the newest page: the chart keeps it live from there.
    staleTime: 0,
    gcTime: 0,
  });
  const live = useMemo((): LiveSource<CandleBar> => {
    const source = klineSource(pair.symbol, INTERVALS[interval].wire);
    return {
      get: () => {
        const bar = source.get();
        return (
          bar && {
            time: bar.id * 1000,
            open: Number(bar.open),
            high: Number(bar.high),
            low: Number(bar.low),
            close: Number(bar.close),
            volume: Number(bar.amount),
          }
        );
      },
      subscribe: source.subscribe,
    };
  }, [pair.symbol, interval]);
  return {
    bars: query.data,
    isError: query.isError,
    retry: () => void query.refetch(),
    live,
    loadOlder: (beforeMs: number) => load(pair, interval, Math.floor(beforeMs / 1000) - 1),
  };
}
