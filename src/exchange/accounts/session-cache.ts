import type { Caller } from './caller.ts';

const SIZE = 10_000;

/** A session as it was read from the store. */
export interface KnownSession {
  readonly caller: Caller;
  readonly expiresAt: number;
  readonly readAt: number;
}

/** Sessions by the hash of their token, and which of them ended lately: what was read before an end is not believed after it. */
export class SessionCache {
  private readonly byHash = new Map<string, KnownSession>();
  private readonly hashOf = new Map<number, string>();
  /** Ends outlive every reading that began before them: as many as fit here end in no reading's time. */
  private readonly ended = new Set<number>();

  get(hash: string): KnownSession | undefined {
    return this.byHash.get(hash);
  }

  /** Keeps a session; false where it has ended since it was read. */
  set(hash: string, known: KnownSession): boolean {
    const id = known.caller.sessionId;
    if (this.ended.has(id)) return false;
    this.drop(hash);
    if (this.byHash.size >= SIZE) this.drop(this.byHash.keys().next().value);
    this.byHash.set(hash, known);
    this.hashOf.set(id, hash);
    return true;
  }

  /** What is known of a session is not believed any more; the store may say that it lives. */
  forget(id: number): void {
    this.drop(this.hashOf.get(id));
  }

  end(id: number): void {
    this.forget(id);
    // The oldest goes: a Set keeps the order of insertion.
    const oldest = this.ended.size >= SIZE ? this.ended.values().next().value : undefined;
    if (oldest !== undefined) this.ended.delete(oldest);
    this.ended.add(id);
  }

  private drop(hash: string | undefined): void {
    const known = hash === undefined ? undefined : this.byHash.get(hash);
    if (hash === undefined || !known) return;
    this.byHash.delete(hash);
    this.hashOf.delete(known.caller.sessionId);
  }
}
