import type { Fields, Reply, User } from '../product.ts';

/** A money call as it was sent, and what came of it. */
export interface Sent {
  readonly user: User;
  readonly name: string;
  readonly fields: Fields;
  /** Null while nobody knows: the line broke, or the exchange died. */
  reply: Reply | null;
  /** Places in the sequence of everything that happened: when it was sent first, when it was answered first. */
  readonly sentAt: number;
  toldAt: number;
}

/** An "error" of the exchange's own says nothing of what was done: only a refusal in words does. */
export const isKnown = (reply: Reply): boolean => reply.kind === 'ok';

/** Every money call that users sent. */
export class Acknowledged {
  readonly all: Sent[] = [];

  add(sent: Sent): Sent {
    this.all.push(sent);
    return sent;
  }

  /** Those that a user sent, the newest first. */
  of(user: User): Sent[] {
    return this.all.filter((sent) => sent.user === user).reverse();
  }
}
