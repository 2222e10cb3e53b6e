import { EventEmitter } from 'node:events';
import type { Account } from '../../domain/accounts.ts';
import { guarded } from './guarded.ts';

/** What happened to a signed-in user, told after the commit, in domain types. Products add their own by declaration merging. */
export interface UserEvents {
  balance: [user: number, coin: number, account: Account];
  /** What a user is told of, or has not read of it, is other than before. */
  notices: [user: number];
  /** Sessions ended, and by what. */
  signedOut: [user: number, sessions: readonly number[], reason: 'loggedOut' | 'passwordChanged'];
}

/** Where a listener that fails is told of. */
export interface EventLog {
  error(fields: object, message: string): void;
}

/** Tells what happened to users. A listener that fails, at once or later, changes nothing: what is told of has been committed. */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(50);
  private readonly log: EventLog;

  constructor(log: EventLog) {
    this.log = log;
  }

  emit<Name extends keyof UserEvents>(name: Name, ...args: UserEvents[Name]): void {
    this.emitter.emit(name, ...args);
  }

  on<Name extends keyof UserEvents>(name: Name, listener: (...args: UserEvents[Name]) => void): () => void {
    const failed = (error: unknown) => {
      this.log.error({ err: error, event: name }, 'A listener of user events failed');
    };
    const told = (...args: unknown[]) => guarded(() => listener(...(args as UserEvents[Name])), failed);
    this.emitter.on(name, told);
    return () => this.emitter.off(name, told);
  }
}
