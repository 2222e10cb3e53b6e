import words from '../../../locales/en/exchange.json' with { type: 'json' };
import { APP_EVENTS, SOCKET_PATH } from '../../../src/contract/channels.ts';
import type { Reply, User } from '../product.ts';
import { tokenOf } from '../products/account.ts';
import { Exact } from '../products/decimal.ts';
import { Violated } from '../run/outcome.ts';
import type { Exchange } from '../world/exchange.ts';
import { LET_GO_MS } from './let-go.ts';
import { Link } from './link.ts';
import type { Listener, Notebook } from './listener.ts';

/** Orders of a user that are compared, newest first. */
const PAGE = 100;
const OPEN = 1;

/** Packets of engine.io and socket.io, by how they begin. */
const PACKET = { open: '0', ping: '2', pong: '3', connect: '40', event: '42', loginCall: '420', loginReply: '430' };

/** An order as the wire has it. */
interface Row {
  readonly id: number;
  readonly status: number;
  readonly filled_amount: string;
}

/** A client of the app socket, signed in as its user. */
export class AppListener implements Listener {
  readonly letGoMs = LET_GO_MS.app;
  link: Link | null = null;
  /** What it is signed in with; undefined until the exchange has said so. */
  private token: string | undefined;
  /** Why it was signed out, in the exchange's words. */
  private signedOut: string | undefined;
  /** The last that was told of each order, ever and on this connection. */
  private readonly ever = new Map<number, Row>();
  /** Alerts that it was told of. */
  private readonly fired = new Set<number>();
  private readonly fresh = new Map<number, string>();
  /** Its user's orders at the last look on this connection. */
  private known: ReadonlyMap<number, string> | undefined;

  constructor(
    private readonly name: string,
    private readonly user: User,
    private readonly notebook: Notebook,
    /** Whether a session should hold; undefined where nobody knows. */
    private readonly lives: (user: User, token: string) => boolean | undefined,
    private readonly orders: (user: User) => Promise<Reply>,
  ) {}

  connect(exchange: Exchange): void {
    const token = tokenOf(this.user);
    if (token === undefined) return;
    this.token = undefined;
    this.signedOut = undefined;
    this.known = undefined;
    this.fresh.clear();
    this.link = new Link(exchange, `${SOCKET_PATH.app}/?EIO=4&transport=websocket`, {
      message: (data) => this.notebook.hear(() => this.take(data.toString(), token)),
      closed: (code) => {
        if (this.signedOut === undefined) this.notebook.closed(`${this.name} ${code}`, false);
      },
    });
  }

  async check(): Promise<void> {
    this.checkSession();
    if (this.token === undefined || !this.link?.isOpen) return;
    const reply = await this.orders(this.user);
    if (reply.kind !== 'ok') return;
    const rows = new Map((reply.message as Row[]).map((row) => [row.id, JSON.stringify(row)]));
    for (const [id, now] of rows) {
      const told = this.fresh.get(id);
      const isNews = this.known !== undefined && this.known.get(id) !== now;
      if (told === undefined ? isNews : told !== now)
        throw new Violated('the last that a socket told of an order is how it stands', { told, now });
    }
    this.known = rows;
  }

  /** Whoever is signed out is told so, and nobody else is. */
  checkSession(): void {
    if (this.token === undefined) return;
    const reason = this.user.ended.get(this.token);
    if (reason === undefined) {
      if (this.signedOut !== undefined && this.lives(this.user, this.token))
        throw new Violated('a socket is signed out when its session ends', this.signedOut);
    } else if (
      this.link?.isOpen ||
      (this.signedOut !== undefined && this.signedOut !== words.refusal.signedOut[reason])
    )
      throw new Violated('a socket whose session ends is told why, and closed', { reason, told: this.signedOut });
  }

  private take(text: string, token: string): void {
    if (text === PACKET.ping) this.link?.send(PACKET.pong);
    else if (text.startsWith(PACKET.loginReply)) this.signIn(text.slice(PACKET.loginReply.length), token);
    else if (text.startsWith(PACKET.event)) this.hear(text.slice(PACKET.event.length));
    else if (text.startsWith(PACKET.connect)) this.link?.send(`${PACKET.loginCall}${JSON.stringify(['login', token])}`);
    else if (text.startsWith(PACKET.open)) this.link?.send(PACKET.connect);
  }

  private signIn(reply: string, token: string): void {
    const [{ ok }] = JSON.parse(reply) as [{ ok: boolean }];
    this.notebook.note(`${this.name} login ${ok}`);
    const due = this.lives(this.user, token);
    if (due !== undefined && due !== ok)
      throw new Violated('a socket is signed in by a session that lives, and by no other', { due, ok });
    if (ok) this.token = token;
    else this.link?.cut('client');
  }

  private hear(text: string): void {
    this.notebook.note(`${this.name} ${text}`);
    const [event, payload] = JSON.parse(text) as [string, { data: Row; message: string }];
    if (event === APP_EVENTS.signedOut) this.signedOut = payload.message;
    if (event === APP_EVENTS.priceAlert && this.fired.size === this.fired.add(payload.data.id).size)
      throw new Violated('a price alert is told of once', payload);
    if (event === APP_EVENTS.spotOrder) this.hearOrder(payload.data);
  }

  private hearOrder(row: Row): void {
    const before = this.ever.get(row.id);
    const goesBack =
      before &&
      (new Exact(row.filled_amount).lt(before.filled_amount) ||
        (before.status !== OPEN && row.status !== before.status));
    if (goesBack) throw new Violated('what a socket tells of an order never goes back', { before, row });
    this.ever.set(row.id, row);
    this.fresh.set(row.id, JSON.stringify(row));
  }
}

export const ORDERS_READ = { limit: PAGE };
