import { channel, type Period } from '../contract/channels.ts';
import { type LiveBar, marketFeed } from '../data/market/index.ts';
import { noteArrival } from './live/freshness.ts';
import { type LiveSource, shared, sourceFamily } from './live-source.ts';

/** The running candle of a pair; where the period turned, the finished one is told just before. */
export const klineSource = sourceFamily((symbol: string, period: Period): LiveSource<LiveBar> => {
  let bar: LiveBar | undefined;
  return {
    get: () => bar,
    subscribe: shared((notify) => {
      const stop = marketFeed.subscribe(channel.kline(symbol, period), (event) => {
        noteArrival(symbol);
        for (const each of event.bars) {
          bar = each;
          notify();
        }
      });
      return () => {
        stop();
        bar = undefined;
      };
    }),
  };
});
