import type { MarketData } from '../../../../market-data/port.ts';
import type { Clock } from '../../../../platform/clock-port.ts';
import type { HtxTopic } from '../../../htx/topic.ts';
import { bboFeed, depthFeed, mbpFeed, refreshFeed } from './book.ts';
import type { Feed } from './feed.ts';
import { klineFeed } from './kline.ts';
import { ticksFeed } from './ticks.ts';
import { detailFeed, tickerFeed, tickersFeed, tradesFeed } from './trades.ts';

/** Whether a newer push makes an older one superfluous, so that some may be skipped; of the others each goes on from the one before. */
export const isConflatable = ({ kind }: HtxTopic): boolean => !(kind === 'mbp' || kind === 'trades' || kind === 'tick');

/** The feed behind a topic. */
export function makeFeed(topic: HtxTopic, markets: MarketData, clock: Clock): Feed {
  switch (topic.kind) {
    case 'kline':
      return klineFeed(markets, topic.instrument, topic.period);
    case 'depth':
      return depthFeed(markets, topic.instrument, topic.step);
    case 'mbp':
      return mbpFeed(markets, topic.instrument, topic.levels);
    case 'refresh':
      return refreshFeed(markets, topic.instrument, topic.levels);
    case 'bbo':
      return bboFeed(markets, clock, topic.instrument);
    case 'tick':
      return ticksFeed(markets, topic.instrument);
    case 'trades':
      return tradesFeed(topic.instrument);
    case 'detail':
      return detailFeed(markets, topic.instrument);
    case 'ticker':
      return tickerFeed(markets, topic.instrument);
    case 'tickers':
      return tickersFeed(markets);
  }
}
