/** What a heartbeat does to its connection. */
export interface Pulse {
  /** Sends a ping and returns its value. */
  ping(): number;
  expire(): void;
}

/** Pings that may stand unanswered, and whose values still count as an answer. */
const REMEMBERED = 2;

/** The server's ping every few seconds: two unanswered ones end the connection just before the third (htx-protocol.md section 2). */
export class Heartbeat {
  private readonly timer: NodeJS.Timeout;
  private values: number[] = [];
  private unanswered = 0;

  constructor(everyMs: number, pulse: Pulse) {
    this.timer = setInterval(() => {
      if (this.unanswered >= REMEMBERED) {
        this.stop();
        pulse.expire();
        return;
      }
      this.unanswered += 1;
      this.values = [...this.values, pulse.ping()].slice(-REMEMBERED);
    }, everyMs);
    this.timer.unref();
  }

  /** A pong of the client: one of the last two values counts. */
  answer(value: unknown): void {
    if (this.values.some((sent) => sent === value)) this.unanswered = 0;
  }

  /** A ping of the client keeps the link alone. */
  alive(): void {
    this.unanswered = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
