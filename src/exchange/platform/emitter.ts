import { EventEmitter } from 'node:events';
import { guarded } from './guarded.ts';

/** Where a listener that fails is told of. */
interface EmitterLog {
  error(fields: object, message: string): void;
}

/** More of one event than this come of somebody who listens again and again, and Node warns of it. */
const MOST_LISTENERS = 50;

/** Tells listeners of events, by their names. One that fails, at once or later, is logged and is in nobody's way: what is told of stands. */
export class Emitter<Events extends { [Name in keyof Events]: unknown[] }> {
  private readonly emitter = new EventEmitter().setMaxListeners(MOST_LISTENERS);
  private readonly log: EmitterLog;
  private readonly source: string;

  /** `source` is whose events they are, as the log says it: "the markets". */
  constructor(log: EmitterLog, source: string) {
    this.log = log;
    this.source = source;
  }

  has(event: keyof Events & string): boolean {
    return this.emitter.listenerCount(event) > 0;
  }

  emit<Name extends keyof Events & string>(name: Name, ...args: Events[Name]): void {
    this.emitter.emit(name, ...args);
  }

  /** Gives how to stop listening. */
  on<Name extends keyof Events & string>(name: Name, listener: (...args: Events[Name]) => void): () => void {
    const failed = (error: unknown) => {
      this.log.error({ err: error, event: name }, `A listener of ${this.source} failed`);
    };
    const told = (...args: unknown[]) => guarded(() => listener(...(args as Events[Name])), failed);
    this.emitter.on(name, told);
    return () => this.emitter.off(name, told);
  }
}
