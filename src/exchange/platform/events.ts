import type { Account } from '../../domain/accounts.ts';
import { Emitter } from './emitter.ts';

/** What happened to a signed-in user, told after the commit, in domain types. Products add their own by declaration merging. */
export interface UserEvents {
  balance: [user: number, coin: number, account: Account];
  /** What a user is told of, or has not read of it, is other than before. */
  notices: [user: number];
  /** Sessions ended, and by what. */
  signedOut: [user: number, sessions: readonly number[], reason: 'loggedOut' | 'passwordChanged'];
}

/** Tells what happened to users; what is told of has been committed. */
export class Events extends Emitter<UserEvents> {
  constructor(log: ConstructorParameters<typeof Emitter>[0]) {
    super(log, 'user events');
  }
}
