import type { Connection, MarketEvent } from './events.ts';

/** From the page to the worker. Channels get a number, so that batches need not repeat their names. */
export type ToWorker =
  | { type: 'connect'; url: string }
  | { type: 'sub'; id: number; channel: string }
  | { type: 'unsub'; id: number }
  /** The last batch has been drawn: the next may come. */
  | { type: 'ready' }
  | { type: 'visible'; isVisible: boolean }
  /** The user's button, `online`, or the page in sight again: try now, and count from one. */
  | { type: 'retry' };

/** Channel number, event, channel number, event ... : flat, as the cost of a message grows with its objects. */
export type Batch = (number | MarketEvent)[];

/** From the worker to the page. */
export type FromWorker =
  | { type: 'batch'; batch: Batch }
  /** Frames arrive, though none that anybody waits for. */
  | { type: 'alive' }
  | { type: 'connection'; connection: Connection };
