import type { Reply, User } from '../product.ts';
import { Violated } from '../run/outcome.ts';
import type { Published } from '../run/published.ts';
import type { Exchange } from '../world/exchange.ts';
import { AppListener } from './app.ts';
import type { Cut } from './link.ts';
import type { Listener, Notebook } from './listener.ts';
import { MarketListener } from './market.ts';

export type SocketKind = 'market' | 'app';

/** What listeners need of the run. */
export interface ListenersDeps {
  readonly published: Published;
  note(line: string): void;
  count(what: string): void;
  hear(check: () => void): void;
  /** The machine's time, ms. */
  now(): number;
  /** Whether a fault is at work, for which the exchange may close a socket. */
  isExcused(): boolean;
  /** Whether a session should hold; undefined where nobody knows. */
  lives(user: User, token: string): boolean | undefined;
  orders(user: User): Promise<Reply>;
}

/** All who listen to the exchange in a run, through its lives. */
export class Listeners {
  private readonly markets = new Map<User, MarketListener>();
  private readonly apps = new Map<User, AppListener>();
  /** Cut without a word, and when. */
  private readonly silent = new Map<Listener, { readonly link: Listener['link']; readonly since: number }>();
  private isStopping = false;

  constructor(private readonly deps: ListenersDeps) {}

  listen(exchange: Exchange, user: User, socket: SocketKind, topics: readonly string[]): void {
    this.deps.count(`${socket} sockets listened on`);
    const listener = socket === 'market' ? this.market(user) : this.app(user);
    if (listener instanceof MarketListener) listener.follow(topics, exchange);
    if (!listener.link?.isOpen) listener.connect(exchange);
  }

  cut(user: User, socket: SocketKind, how: Cut): void {
    const listener = socket === 'market' ? this.markets.get(user) : this.apps.get(user);
    if (!listener?.link?.isOpen) return;
    this.deps.count(`sockets cut: ${how}`);
    if (how === 'silent') this.silent.set(listener, { link: listener.link, since: this.deps.now() });
    listener.link.cut(how);
  }

  /** Whoever has no connection comes back. */
  comeBack(exchange: Exchange): void {
    this.isStopping = false;
    for (const listener of this.all()) if (!listener.link?.isOpen) listener.connect(exchange);
  }

  /** The clock was moved. */
  jumped(): void {
    for (const market of this.markets.values()) market.jumped();
  }

  /** The process is gone, and nobody could say goodbye. */
  drop(): void {
    this.silent.clear();
    for (const { link } of this.all()) link?.drop();
  }

  /** The operator stops the exchange: from here on it may close sockets. */
  stopping(): void {
    this.isStopping = true;
  }

  /** The exchange has stopped: nobody holds a line that nothing comes from. */
  stopped(): void {
    for (const listener of this.all())
      if (listener.link?.isOpen) throw new Violated('the exchange closes its sockets when it stops', listener.letGoMs);
    this.silent.clear();
  }

  /** What holds while a fault is at work too. */
  checkLines(): void {
    for (const [listener, { link, since }] of this.silent) {
      if (link?.isLetGo) this.silent.delete(listener);
      else if (this.deps.now() - since > listener.letGoMs)
        throw new Violated('a client that nothing comes from is let go', { afterMs: this.deps.now() - since });
    }
    for (const app of this.apps.values()) app.checkSession();
  }

  /** Holds what all were told against what the exchange says. */
  async check(exchange: Exchange): Promise<void> {
    for (const listener of this.all()) if (listener.link?.isOpen) await listener.check(exchange);
  }

  private all(): Listener[] {
    return [...this.markets.values(), ...this.apps.values()];
  }

  private market(user: User): MarketListener {
    const { deps } = this;
    const known = this.markets.get(user);
    const listener = known ?? new MarketListener(`market ${user.index}`, this.notebook(true), deps.published);
    this.markets.set(user, listener);
    return listener;
  }

  private app(user: User): AppListener {
    const { deps } = this;
    const known = this.apps.get(user);
    const listener = known ?? new AppListener(`app ${user.index}`, user, this.notebook(false), deps.lives, deps.orders);
    this.apps.set(user, listener);
    return listener;
  }

  private notebook(saysGoodbye: boolean): Notebook {
    const { deps } = this;
    return {
      note: (line) => {
        deps.count('socket messages');
        deps.note(line);
      },
      hear: (check) => deps.hear(check),
      closed: (what, isGoodbye) => {
        deps.note(`closed ${what}`);
        deps.hear(() => {
          const isRight = this.isStopping ? isGoodbye || !saysGoodbye : deps.isExcused();
          if (!isRight)
            throw new Violated('the exchange closes no socket without a reason, and says when it stops', what);
        });
      },
    };
  }
}
