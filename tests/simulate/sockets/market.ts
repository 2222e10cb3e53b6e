import { gunzipSync } from 'node:zlib';
import { channel, SOCKET_PATH } from '../../../src/contract/channels.ts';
import type { Instrument } from '../../../src/exchange/assets/instrument.ts';
import { Violated } from '../run/outcome.ts';
import type { Published } from '../run/published.ts';
import type { Exchange } from '../world/exchange.ts';
import { CandlesFollower } from './candles.ts';
import type { Follower } from './follower.ts';
import { BookFollower, LEVELS, TicksFollower, TradesFollower } from './followers.ts';
import { LET_GO_MS } from './let-go.ts';
import { Link } from './link.ts';
import type { Listener, Notebook } from './listener.ts';

const bookTopic = (symbol: string) => `market.${symbol}.mbp.${LEVELS}`;

/** Topics of a symbol that clients follow. */
export const topicsOf = (symbol: string): [string, ...string[]] => [
  channel.trades(symbol),
  channel.tick(symbol),
  channel.kline(symbol, '1min'),
  bookTopic(symbol),
];

/** A client of the market socket. */
export class MarketListener implements Listener {
  readonly letGoMs = LET_GO_MS.market;
  link: Link | null = null;
  private readonly followers = new Map<string, Follower>();
  /** Topics of this connection that the exchange has acknowledged. */
  private readonly subscribed = new Set<string>();

  constructor(
    private readonly name: string,
    private readonly notebook: Notebook,
    private readonly published: Published,
  ) {}

  /** Follows topics too. */
  follow(topics: readonly string[], { deps }: Exchange): void {
    for (const topic of topics) {
      if (this.followers.has(topic)) continue;
      const [, symbol = ''] = topic.split('.');
      const instrument = deps.markets.bySymbol(symbol);
      if (!instrument) throw new Error(`There is no market of ${topic}`);
      this.followers.set(topic, this.followerOf(topic, instrument));
      this.subscribe(topic);
    }
  }

  connect(exchange: Exchange): void {
    this.subscribed.clear();
    this.link = new Link(exchange, SOCKET_PATH.market, {
      opened: () => {
        for (const topic of this.followers.keys()) this.subscribe(topic);
      },
      message: (data) => this.notebook.hear(() => this.take(gunzipSync(data).toString())),
      closed: (code, reason) => this.notebook.closed(`${this.name} ${code} ${reason}`, code === GOING_AWAY),
    });
  }

  async check(exchange: Exchange): Promise<void> {
    for (const topic of this.subscribed) await this.followers.get(topic)?.check(exchange);
  }

  jumped(): void {
    for (const follower of this.followers.values()) follower.jumped?.();
  }

  private followerOf(topic: string, instrument: Instrument): Follower {
    const { symbol } = instrument;
    const pairName = `${instrument.base.name}/${instrument.quote.name}`;
    if (topic === channel.trades(symbol)) return new TradesFollower(instrument, this.published);
    if (topic === channel.tick(symbol)) return new TicksFollower(symbol, pairName);
    if (topic === channel.kline(symbol, '1min')) return new CandlesFollower(pairName, this.published);
    return new BookFollower(symbol);
  }

  private subscribe(topic: string): void {
    this.link?.send(JSON.stringify({ sub: topic, id: topic }));
    if (this.followers.get(topic)?.snapshot) this.link?.send(JSON.stringify({ req: topic, id: topic }));
  }

  private take(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.ping !== undefined) {
      this.link?.send(JSON.stringify({ pong: message.ping }));
      return;
    }
    this.notebook.note(`${this.name} ${text}`);
    if (message.status === 'error') throw new Violated('a socket carries out what its client asks for', message);
    if (message.subbed !== undefined) {
      this.subscribed.add(message.subbed);
      this.followers.get(message.subbed)?.begin();
    } else if (message.rep !== undefined) this.followers.get(message.rep)?.snapshot?.(message.data);
    else if (message.ch !== undefined) this.followers.get(message.ch)?.take(message.tick);
  }
}

const GOING_AWAY = 1001;

interface Message {
  readonly ping?: number;
  readonly status?: string;
  readonly subbed?: string;
  readonly rep?: string;
  readonly data?: unknown;
  readonly ch?: string;
  readonly tick?: unknown;
}
