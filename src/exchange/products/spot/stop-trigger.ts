import type { ReleaseRequest } from '../../matching/port.ts';
import { bookId } from './postings.ts';

/** What a tick said that reached a stop. */
export interface TriggerTick {
  readonly seq: number;
  readonly at: number;
  /** Of the kind that the stop is held against, in decimal text. */
  readonly price: string;
}

/** A stop that a tick has reached, on its way to the book. */
export class StopTrigger implements ReleaseRequest {
  readonly orderId: string;
  /** Where it stands among the orders of the book. */
  readonly place: number;
  readonly tick: TriggerTick;

  constructor(orderId: number, place: number, tick: TriggerTick) {
    this.orderId = bookId(orderId);
    this.place = place;
    this.tick = tick;
  }
}
