import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Machine } from '../machine.ts';
import { type Frame, Frames, queryFrame, textAt } from './frames.ts';

/** What becomes of a request. */
export type Fate =
  | 'answered'
  /** The process dies before it is sent. */
  | 'unsent'
  /** The line breaks before it is sent. */
  | 'cut'
  /** It is sent, and the line breaks at once. */
  | 'cut behind'
  /** The server answers, and the line breaks before that is heard. */
  | 'unheard'
  /** The process dies then. */
  | 'last'
  /** The server ends the connection, and then hears it. */
  | 'ended'
  /** The server has no room for it. */
  | 'no room';

/** Who decides about the requests of a line. */
export interface Keeper {
  readonly machine: Machine;
  readonly isDead: boolean;
  /** Whether the server takes no new connections. */
  readonly isAway: boolean;
  /** Ms that a request waits before it is sent. */
  readonly delayMs: number;
  /** Decides about a request. */
  fateOf(text: string, line: Line): Fate;
  /** Ends the server's side of a connection. */
  end(process: number): Promise<void>;
  /** Ends the process. */
  die(): void;
}

/** Fails as a full disk does, in the place of what should be written. */
const NO_ROOM = queryFrame(
  `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
);

/** What the system says of a socket. */
const broken = (code: string) => Object.assign(new Error(`socket ${code}`), { code });

/**
 * A connection's socket that knows what goes over it: PostgreSQL's protocol without encryption, one request at a time. What
 * is under way counts as the machine's work.
 */
export class Line extends Duplex {
  private readonly keeper: Keeper;
  private readonly socket = new Socket();
  private readonly asked = new Frames('client');
  private readonly told = new Frames('server');
  /** Statements that the server knows by name. */
  private readonly texts = new Map<string, string>();
  private request: { text: string; parts: Buffer[] } = { text: '', parts: [] };
  private order: Promise<void> = Promise.resolve();
  private owed = 0;
  private fate: Fate = 'answered';
  /** The server's process. */
  private process = 0;
  /** I for none, T for one that is open, E for one that failed. */
  private transaction = 'I';

  constructor(keeper: Keeper) {
    super();
    this.keeper = keeper;
    this.socket.on('connect', () => void this.emit('connect'));
    this.socket.on('data', (bytes: Buffer) => this.hear(bytes));
    this.socket.on('error', (error) => void this.destroy(error));
    this.socket.on('close', () => {
      this.owe(-this.owed);
      if (!this.keeper.isDead) this.destroy();
    });
  }

  /** Whether a transaction is open on it, or something asked. */
  get isAtWork(): boolean {
    return !this.destroyed && (this.owed > 0 || this.isInTransaction);
  }

  get isInTransaction(): boolean {
    return this.transaction !== 'I';
  }

  connect(port: number, host: string): this {
    if (this.keeper.isDead) return this;
    if (this.keeper.isAway) return this.destroy(broken('ECONNREFUSED'));
    this.owe(1);
    this.socket.connect(port, host);
    return this;
  }

  setNoDelay(isOn?: boolean): this {
    this.socket.setNoDelay(isOn);
    return this;
  }

  /** The system's own business. */
  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** It is gone, as both sides find out. */
  break(): void {
    this.destroy(broken('ECONNRESET'));
  }

  /** It is gone, and nobody is left here to find out. */
  fallSilent(): void {
    this.owe(-this.owed);
    this.socket.destroy();
  }

  override _read(): void {
    // What comes is passed on as it comes.
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    if (!this.keeper.isDead) for (const frame of this.asked.add(bytes)) this.relay(frame);
    done();
  }

  override _final(done: () => void): void {
    this.socket.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    if (!this.keeper.isDead) done(error);
  }

  private relay({ letter, bytes }: Frame): void {
    const { request } = this;
    switch (letter) {
      case '':
        // The start is answered with what the connection itself waits for.
        this.socket.write(bytes);
        return;
      case 'X':
        this.send(bytes);
        return;
      case 'Q':
        request.text = textAt(bytes, 5).text;
        break;
      case 'P': {
        const { text: name, next } = textAt(bytes, 5);
        this.texts.set(name, textAt(bytes, next).text);
        break;
      }
      case 'B': {
        const { next } = textAt(bytes, 5);
        request.text = this.texts.get(textAt(bytes, next).text) ?? '';
        break;
      }
    }
    request.parts.push(bytes);
    if (letter !== 'Q' && letter !== 'S') return;
    this.request = { text: '', parts: [] };
    this.order = this.order.then(() => this.ask(request.text, Buffer.concat(request.parts)));
  }

  private async ask(text: string, bytes: Buffer): Promise<void> {
    const { keeper } = this;
    if (keeper.delayMs > 0) await keeper.machine.sleep(keeper.delayMs);
    if (keeper.isDead || this.destroyed) return;
    this.fate = keeper.fateOf(text, this);
    switch (this.fate) {
      case 'unsent':
        keeper.die();
        break;
      case 'cut':
        this.break();
        break;
      case 'ended':
        await keeper.end(this.process);
        this.send(bytes);
        break;
      case 'no room':
        this.send(NO_ROOM);
        break;
      case 'cut behind':
        this.send(bytes, () => this.break());
        break;
      default:
        this.send(bytes);
    }
  }

  private send(bytes: Buffer, sent?: () => void): void {
    if (this.socket.destroyed) return;
    this.owe(1);
    this.socket.write(bytes, sent);
  }

  private hear(bytes: Buffer): void {
    const { keeper } = this;
    if (keeper.isDead) return;
    const isHeard = this.fate !== 'unheard' && this.fate !== 'last' && this.fate !== 'cut behind';
    const frames = this.told.add(bytes);
    for (const { letter, bytes: message } of frames) {
      if (letter === 'K') this.process = message.readInt32BE(5);
      if (letter !== 'Z') continue;
      this.transaction = message.toString('latin1', 5, 6);
      this.owe(-1);
      if (this.fate === 'last') keeper.die();
      if (this.fate === 'unheard') this.break();
    }
    if (isHeard && frames.length > 0) this.push(Buffer.concat(frames.map((frame) => frame.bytes)));
  }

  private owe(more: number): void {
    this.owed += more;
    const { work } = this.keeper.machine;
    work.pending += more;
    if (more > 0) work.begun += more;
  }
}
