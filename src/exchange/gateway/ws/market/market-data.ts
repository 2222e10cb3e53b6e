import type { Markets } from '../../../matching/port.ts';

/** What public market data reads of the markets; nothing here can send an order. */
export type MarketData = Pick<
  Markets,
  'instruments' | 'ticks' | 'bySymbol' | 'depth' | 'lastTrades' | 'detail' | 'current' | 'candles' | 'on'
>;
