import { Duplex } from 'node:stream';

/** One end of a wire. What is written to it the other end reads, in order, and needs no time for it. */
export class WireEnd extends Duplex {
  /** As a server asks its socket. */
  readonly remoteAddress = '127.0.0.1';
  private other: WireEnd | null = null;
  /** Takes what the other end has written and this one has no room for. */
  private taken: (() => void) | null = null;
  private isSilent = false;

  /** Two ends of one wire. */
  static pair(): [WireEnd, WireEnd] {
    const ends: [WireEnd, WireEnd] = [new WireEnd(), new WireEnd()];
    [ends[0].other, ends[1].other] = [ends[1], ends[0]];
    return ends;
  }

  /** From here on nothing that either end writes reaches the other, and neither is told of the other's end. */
  silence(): void {
    for (const end of [this, this.other]) if (end) end.isSilent = true;
  }

  override _read(): void {
    const { taken } = this;
    this.taken = null;
    taken?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    // Not within the turn of whoever writes: no answer comes before a call has returned.
    process.nextTick(() => {
      // What a silent wire was given stays unread: its writer waits.
      if (this.isSilent || !this.other) return;
      if (this.other.destroyed) done(new Error('The other end is gone'));
      else if (this.other.push(chunk)) done();
      else this.other.taken = done;
    });
  }

  override _final(done: (error?: Error | null) => void): void {
    if (!this.isSilent && this.other && !this.other.destroyed) this.other.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const { other } = this;
    if (!this.isSilent && other) process.nextTick(() => other.destroy());
    done(error);
  }
}
