import { EventEmitter } from 'node:events';
import type { SpotOrderWire } from '../../contract/rows/order.ts';
import type { Account } from '../../domain/accounts.ts';

/** What happened to a signed-in user; told after the commit. */
export interface UserEvents {
  spotOrder: [user: number, order: SpotOrderWire];
  balance: [user: number, coin: number, account: Account];
  /** Sessions ended, and by what. */
  signedOut: [user: number, sessions: readonly number[], reason: 'loggedOut' | 'passwordChanged'];
}

/** Typed emitter between the handlers and the app socket. */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(50);

  emit<Name extends keyof UserEvents>(name: Name, ...args: UserEvents[Name]): void {
    this.emitter.emit(name, ...args);
  }

  on<Name extends keyof UserEvents>(name: Name, listener: (...args: UserEvents[Name]) => void): () => void {
    const forward = (...args: unknown[]) => listener(...(args as UserEvents[Name]));
    this.emitter.on(name, forward);
    return () => this.emitter.off(name, forward);
  }
}
