import { Duplex } from 'node:stream';

/** A client's connection whose outward way can be shut, as that of a client that has stopped reading. */
export class Gate extends Duplex {
  private readonly inner: Duplex;
  private isShut = false;
  private waiting: (() => void)[] = [];

  constructor(inner: Duplex) {
    super();
    this.inner = inner;
    inner.on('data', (chunk) => this.push(chunk));
    inner.on('end', () => this.push(null));
    inner.on('error', () => this.destroy());
    inner.on('close', () => this.destroy());
  }

  shut(): void {
    this.isShut = true;
  }

  open(): void {
    this.isShut = false;
    for (const proceed of this.waiting.splice(0)) proceed();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    const proceed = () => this.inner.write(chunk, done);
    if (this.isShut) this.waiting.push(proceed);
    else proceed();
  }

  override _final(done: () => void): void {
    this.inner.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.inner.destroy();
    done(error);
  }
}
