import { hash } from 'node:crypto';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { type Key, keyOf } from './random.ts';

/** The secrets that the price process is drawn from, by UTC+8 day. */
export interface Secrets {
  /** The first day with a secret of its own. The days before it, which invented history is made of, share one. */
  readonly first: number;
  /** The 256 bits of a day. Throws for a day whose secret is not made yet. */
  of(day: number): Uint8Array;
}

/** The same for everybody who knows the seed: tests, and pictures of the demo. */
export const secretOfSeed = (seed: string): Uint8Array => hash('sha256', seed, 'buffer');

/** Secrets from a seed alone; each day has its own from `first` on. */
export function seededSecrets(seed: string, first = Number.POSITIVE_INFINITY): Secrets {
  const root = secretOfSeed(seed);
  return { first, of: (day) => (day < first ? root : keyOf(root, `day/${day}`)) };
}

/** The keys of one purpose, day by day. */
export class DayKeys {
  private readonly secrets: Secrets;
  private readonly purpose: string;
  private readonly own = new BoundedMap<number, Key>(8);
  private shared: Key | undefined;

  constructor(secrets: Secrets, purpose: string) {
    this.secrets = secrets;
    this.purpose = purpose;
  }

  at(day: number): Key {
    if (!this.isShared(day)) return this.own.made(day, () => keyOf(this.secrets.of(day), this.purpose));
    this.shared ??= keyOf(this.secrets.of(day), this.purpose);
    return this.shared;
  }

  /** Whether a day's key is that of all days before the first one with a secret of its own. */
  isShared(day: number): boolean {
    return day < this.secrets.first;
  }
}
