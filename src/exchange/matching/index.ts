import { Engine } from './engine.ts';
import type { MarketEngine, MarketsOptions } from './options.ts';

export type { MarketEngine, MarketsOptions } from './options.ts';

/** The exchange's markets: books, matching, makers, candles. `restore` users' orders, then `start`. */
export const createMarkets = (options: MarketsOptions): MarketEngine => new Engine(options);
