const CONTINUES = 0x80;
const BIG_STEP = 128n;
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** Writes whole numbers in as few bytes as they need: seven bits a byte, the lowest first. */
export class ByteWriter {
  private buffer = Buffer.alloc(4096);
  private length = 0;

  get bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  /** A whole number of [0, 2^53). */
  whole(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no whole number`);
    this.reserve(8);
    let rest = value;
    while (rest >= CONTINUES) {
      this.buffer[this.length++] = (rest % CONTINUES) + CONTINUES;
      rest = Math.floor(rest / CONTINUES);
    }
    this.buffer[this.length++] = rest;
  }

  /** A whole number of (-2^52, 2^52), the near ones short: 0, -1, 1, -2 ... are 0, 1, 2, 3. */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** A whole number of any size. */
  big(value: bigint): void {
    if (value < 0n) throw new RangeError(`${value} is below zero`);
    let rest = value;
    for (; rest > LARGEST; rest /= BIG_STEP) this.raw([Number(rest % BIG_STEP) + CONTINUES]);
    this.whole(Number(rest));
  }

  text(value: string): void {
    const data = Buffer.from(value);
    this.whole(data.length);
    this.raw(data);
  }

  raw(data: ArrayLike<number>): void {
    this.reserve(data.length);
    this.buffer.set(data, this.length);
    this.length += data.length;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const larger = Buffer.alloc(2 * this.buffer.length + more);
    larger.set(this.bytes);
    this.buffer = larger;
  }
}

/** Reads what a ByteWriter wrote; throws RangeError beyond its end. */
export class ByteReader {
  private place = 0;

  constructor(private readonly data: Uint8Array) {}

  whole(): number {
    let value = 0;
    for (let factor = 1; ; factor *= CONTINUES) {
      const byte = this.next();
      value += (byte % CONTINUES) * factor;
      if (byte < CONTINUES) return value;
    }
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  big(): bigint {
    let value = 0n;
    for (let factor = 1n; ; factor *= BIG_STEP) {
      const byte = this.next();
      value += BigInt(byte % CONTINUES) * factor;
      if (byte < CONTINUES) return value;
    }
  }

  text(): string {
    return Buffer.from(this.raw(this.whole())).toString();
  }

  raw(length: number): Uint8Array {
    const end = this.place + length;
    if (end > this.data.length) throw new RangeError('The bytes end too early');
    const part = this.data.subarray(this.place, end);
    this.place = end;
    return part;
  }

  get isAtEnd(): boolean {
    return this.place === this.data.length;
  }

  private next(): number {
    const byte = this.data[this.place];
    if (byte === undefined) throw new RangeError('The bytes end too early');
    this.place += 1;
    return byte;
  }
}
