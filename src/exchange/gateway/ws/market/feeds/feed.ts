import type { MarketEvents, Trade } from '../../../../market-data/port.ts';
import type { TickBatch } from '../../../../market-data/ticks/tick.ts';
import type { Body } from '../../../htx/wire.ts';

/** How one kind of topic makes its pushes. A feed lives as long as the topic has a subscriber. */
export interface Feed {
  /** Least beats between two pushes; 0 pushes at the end of the event loop's turn in which the market moved. */
  readonly pace: number;
  /** Beats after which it pushes though nothing moved; 0 never does. */
  readonly refresh: number;
  /** What a newcomer gets after its ack. */
  greet(): Body | null;
  /** What to push now; nothing where the news does not touch this topic. `isForced` on a refresh. */
  collect(isForced: boolean): readonly Body[];
  /** What `req` answers where that has to agree with the stream. */
  snapshot?(): unknown;
  /** Each notes what happened and says whether there may be something to push. */
  onBook?(): boolean;
  onTrade?(trade: Trade): boolean;
  onCandle?(event: MarketEvents['candle'][0]): boolean;
  onTicks?(batch: TickBatch): boolean;
}

/** Beats in a second and in the five after which even a quiet topic shows that it lives. */
export const SECOND = 10;
export const QUIET = 50;
