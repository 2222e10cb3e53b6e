import type { Clock } from '../platform/clock-port.ts';

/** So long after a look or an order somebody counts as being there. */
const LASTING_MS = 10_000;
/** Pace of work that nobody follows, ms: a commit costs more than all that the makers do in that time. */
const REST_MS = 2000;

/** Lets work that keeps the markets lively for whoever looks go slowly while nobody does. */
export class IdleThrottle {
  private seenAt = Number.NEGATIVE_INFINITY;
  private ranAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock,
    private readonly isFollowed: () => boolean,
  ) {}

  /** Somebody reads the markets or sends an order. */
  notice(): void {
    this.seenAt = this.clock.now();
  }

  /** Whether it is the work's turn: each time while somebody is there, else at the pace of rest. */
  isDue(): boolean {
    const now = this.clock.now();
    // A clock that was set back must not stop it.
    const isTurn =
      this.isFollowed() || Math.abs(now - this.seenAt) < LASTING_MS || Math.abs(now - this.ranAt) >= REST_MS;
    if (isTurn) this.ranAt = now;
    return isTurn;
  }
}
