import type { Fields, Reply, Sent, User } from '../product.ts';
import { verdictOf } from './verdict.ts';

/** Where in a run something happens: in which life of the exchange, and at which place of the whole sequence. */
export interface Where {
  readonly life: number;
  readonly place: number;
}

/** An attempt at a call, from its sending to its answer. */
export interface Attempt {
  /** Takes what was answered; `isHeard` unless the process died meanwhile. */
  answered(reply: Reply, isHeard: boolean, place: number): void;
}

/** Every money call that users sent. */
export class Acknowledged {
  readonly all: Sent[] = [];
  /** Those with a client id of their own, which are asked again. */
  private readonly paid: Sent[] = [];
  /** Those that may be told apart by what was sent alone. */
  private readonly byWhat = new Map<string, Sent>();

  /** A call as it is sent, in a life of the exchange: the same again is the same call. One without a client id is a new one each time. */
  note(user: User, name: string, fields: Fields, { life, place }: Where): Sent {
    const what = JSON.stringify([user.index, name, fields]);
    const known = this.byWhat.get(what);
    if (known) return known;
    const sent: Sent = { user, name, fields, reply: null, sentAt: place, toldAt: 0, life, doubts: [] };
    this.all.push(sent);
    if (fields.client_id !== undefined) this.byWhat.set(what, sent);
    return sent;
  }

  /** Until it is answered nobody knows whether it was carried out. */
  attempt(sent: Sent, life: number): Attempt {
    const { doubts } = sent;
    doubts.push(life);
    return {
      answered(reply, isHeard, place) {
        const verdict = verdictOf(sent.name, reply);
        if (verdict === 'done' && sent.reply === null) {
          sent.reply = reply;
          sent.toldAt = place;
        }
        if (!isHeard || verdict === 'doubt') return;
        doubts.splice(doubts.indexOf(life), 1);
        // What an earlier life carried out would have been answered now: it was not, and will not be.
        if (verdict === 'refused')
          for (let at = doubts.length - 1; at >= 0; at -= 1) if (doubts[at] !== life) doubts.splice(at, 1);
      },
    };
  }

  /** Has a call asked again later. */
  keep(sent: Sent): Sent {
    this.paid.push(sent);
    return sent;
  }

  /** Those of a user that are asked again, the newest first. */
  of(user: User): Sent[] {
    return this.paid.filter((sent) => sent.user === user).reverse();
  }

  /** Every one of a user. */
  allOf(user: User): Sent[] {
    return this.all.filter((sent) => sent.user === user);
  }
}
