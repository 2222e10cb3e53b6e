import { Refusal } from '../platform/refusal.ts';

/** A refusal that says nothing about the order: the same may be asked again, with the same client id. */
export class TryAgain extends Refusal {
  constructor(key: 'marketBusy' | 'marketChecking' | 'marketStopping') {
    super(key);
    this.name = 'TryAgain';
  }
}
