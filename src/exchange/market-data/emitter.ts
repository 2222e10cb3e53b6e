import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { MarketEvents } from './port.ts';

/** Tells listeners what the markets did. A listener that throws harms neither the book nor the other listeners. */
export class MarketEmitter {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly log: Pick<FastifyBaseLogger, 'error'>;

  constructor(log: Pick<FastifyBaseLogger, 'error'>) {
    this.log = log;
  }

  has(event: keyof MarketEvents): boolean {
    return this.emitter.listenerCount(event) > 0;
  }

  emit<Event extends keyof MarketEvents>(event: Event, ...args: MarketEvents[Event]): void {
    this.emitter.emit(event, ...args);
  }

  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void): () => void {
    const guarded = (...args: unknown[]) => {
      try {
        listener(...(args as MarketEvents[Event]));
      } catch (error) {
        this.log.error({ err: error, event }, 'a listener of the markets failed');
      }
    };
    this.emitter.on(event, guarded);
    return () => this.emitter.off(event, guarded);
  }
}
