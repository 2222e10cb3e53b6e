/** What a heartbeat does to its connection. */
export interface Pulse {
  /** Sends a ping that all connections share. */
  ping(frame: Buffer): void;
  expire(): void;
  /** Whether so much waits unread for the client that it keeps up no longer. */
  readonly isLagging: boolean;
  /** The client has been lagging for too long. */
  cut(): void;
}

/** Pings that may stand unanswered, and whose values still count as an answer. */
const REMEMBERED = 2;
/** Beats in a row at which a client may lag. Its own pings do not help it: they say that it writes, not that it reads. */
const MOST_LAGGING = 4;

/** The pings of all connections: one timer, and one frame for everybody (htx-protocol.md section 2). */
export class Heartbeats {
  private readonly hearts = new Set<Heartbeat>();
  private timer: NodeJS.Timeout | undefined;
  private values: readonly number[] = [];

  constructor(
    private readonly everyMs: number,
    private readonly next: () => { readonly value: number; readonly frame: Buffer },
  ) {}

  /** A connection begins. */
  add(pulse: Pulse): Heartbeat {
    const heart = new Heartbeat(pulse, this);
    this.hearts.add(heart);
    this.timer ??= setInterval(() => this.beat(), this.everyMs).unref();
    return heart;
  }

  remove(heart: Heartbeat): void {
    this.hearts.delete(heart);
    if (this.hearts.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  isPing(value: unknown): boolean {
    return this.values.some((sent) => sent === value);
  }

  private beat(): void {
    const { value, frame } = this.next();
    this.values = [...this.values, value].slice(-REMEMBERED);
    for (const heart of [...this.hearts]) heart.beat(frame);
  }
}

/** One connection's: two unanswered pings end it just before the third, and so does what it leaves unread. */
export class Heartbeat {
  private unanswered = 0;
  private lagging = 0;

  constructor(
    private readonly pulse: Pulse,
    private readonly all: Heartbeats,
  ) {}

  beat(frame: Buffer): void {
    this.lagging = this.pulse.isLagging ? this.lagging + 1 : 0;
    if (this.lagging >= MOST_LAGGING || this.unanswered >= REMEMBERED) {
      this.stop();
      if (this.lagging >= MOST_LAGGING) this.pulse.cut();
      else this.pulse.expire();
      return;
    }
    this.unanswered += 1;
    this.pulse.ping(frame);
  }

  /** A pong of the client: one of the last two values counts. False where no ping waited for it. */
  answer(value: unknown): boolean {
    if (this.unanswered === 0 || !this.all.isPing(value)) return false;
    this.unanswered = 0;
    return true;
  }

  /** A ping of the client keeps the link alone. */
  alive(): void {
    this.unanswered = 0;
  }

  stop(): void {
    this.all.remove(this);
  }
}
