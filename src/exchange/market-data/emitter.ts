import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { guarded } from '../platform/guarded.ts';
import type { MarketEvents } from './port.ts';

/** Tells listeners what the markets did. A listener that fails, at once or later, harms neither the book nor the other listeners. */
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
    const failed = (error: unknown) => this.log.error({ err: error, event }, 'a listener of the markets failed');
    const told = (...args: unknown[]) => guarded(() => listener(...(args as MarketEvents[Event])), failed);
    this.emitter.on(event, told);
    return () => this.emitter.off(event, told);
  }
}
