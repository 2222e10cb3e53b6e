import type { FastifyBaseLogger } from 'fastify';
import type { InstrumentSeed } from '../assets/instruments.ts';
import type { Ledger } from '../ledger/port.ts';
import type { IndexSource } from '../market-data/port.ts';
import type { Teller } from '../market-data/teller/teller.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Scheduler } from '../platform/scheduler.ts';
import type { Store } from '../platform/store/open.ts';
import type { Markets } from './port.ts';

/** What the markets are made from. */
export interface MarketsOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Fixes history and prices from a first start on, so that anybody can compute them; null draws them from secrets. */
  readonly seed: string | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Reference prices of the symbols that it has (readings G12). */
  readonly upstream?: IndexSource | undefined;
  /** Called when memory and store differ, and the process must end and begin again; without it, it ends by the error. */
  readonly fatal?: (error: unknown) => void;
  /** How long ticks are kept that no result names, ms; TICKS_KEPT_MS without it. */
  readonly ticksKeptMs?: number;
  /** Tells the past; without one it is told on the loop. */
  readonly teller?: Teller | undefined;
  /** All of assets/instruments.ts unless a test wants fewer. */
  readonly instruments?: readonly InstrumentSeed[];
  /** What lets the makers act and writes checkpoints. Without one a test drives `step` and `checkpoint`. */
  readonly scheduler?: Scheduler;
}

/** The markets with what drives them. */
export interface MarketEngine extends Markets {
  /** Lets the makers of all symbols that are due act at the clock's time. Timers call it; tests do by hand. */
  step(): void;
  /** Comes to the clock's moment from far: told by the process, with the users' orders filled that it passed. A driven clock calls it. */
  pass(): Promise<void>;
  /** Publishes a batch of ticks. The scheduler calls it; tests do by hand. */
  tick(): Promise<void>;
  /** Halts and lets go on what the operator's setting says. The scheduler calls it; tests do by hand. */
  readHalts(): Promise<void>;
  /** Resolves when no symbol has an order under way. */
  settled(): Promise<void>;
  /** Writes candles, ids and the makers' state in one transaction. */
  checkpoint(): Promise<void>;
}
