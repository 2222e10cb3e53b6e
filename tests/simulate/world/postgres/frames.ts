/** A message of PostgreSQL's protocol: its letter ('' for a client's first one, which has none), and all its bytes. */
export interface Frame {
  readonly letter: string;
  readonly bytes: Buffer;
}

/** Bytes of a message's length, which counts itself. */
const LENGTH = 4;

/** Takes a stream of the protocol apart into its messages. */
export class Frames {
  private rest = Buffer.alloc(0);
  private isFirst: boolean;

  /** Of a client, or of the server. */
  constructor(side: 'client' | 'server') {
    this.isFirst = side === 'client';
  }

  /** The messages that have come to their end with these bytes. */
  add(bytes: Buffer): Frame[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const whole: Frame[] = [];
    for (;;) {
      const letters = this.isFirst ? 0 : 1;
      if (this.rest.length < letters + LENGTH) return whole;
      const size = letters + this.rest.readInt32BE(letters);
      if (this.rest.length < size) return whole;
      whole.push({ letter: this.rest.toString('latin1', 0, letters), bytes: this.rest.subarray(0, size) });
      this.rest = this.rest.subarray(size);
      this.isFirst = false;
    }
  }
}

/** The text that begins at that byte, and where the next one does. */
export function textAt(bytes: Buffer, from: number): { text: string; next: number } {
  const end = bytes.indexOf(0, from);
  return { text: bytes.toString('utf8', from, end), next: end + 1 };
}

/** A query as a client sends it. */
export function queryFrame(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(1 + LENGTH);
  head.write('Q', 'latin1');
  head.writeInt32BE(LENGTH + body.length, 1);
  return Buffer.concat([head, body]);
}
