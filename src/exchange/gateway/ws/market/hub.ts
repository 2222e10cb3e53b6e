import type { FastifyBaseLogger } from 'fastify';
import type { MarketData } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import type { HtxTopic } from '../../htx/topic.ts';
import { type Body, encode } from '../../htx/wire.ts';
import { isConflatable, makeFeed } from './feeds/make-feed.ts';
import type { Greeting, LiveTopic, Subscriber } from './live-topic.ts';
import { MarketSubscriptions } from './subscriptions.ts';

export interface HubOptions {
  readonly markets: MarketData;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly beatMs: number;
}

/**
 * All live topics: hears the market, and pushes what moved, encoded and compressed once for all subscribers
 * of a topic. A topic without subscribers does not exist here and costs nothing; without any, no timer runs.
 */
export class Hub {
  private readonly options: HubOptions;
  private readonly live = new Map<string, LiveTopic>();
  private readonly bySymbol = new Map<string, Set<LiveTopic>>();
  /** Topics to push when this turn of the event loop ends. */
  private readonly due = new Set<LiveTopic>();
  /** Clients that have missed pushes, the longest waiting first. */
  private readonly lagging = new Set<Subscriber>();
  private readonly subscriptions: MarketSubscriptions;
  /** Newest frame of all symbols, which is dear to make: it stands for its beat though everybody leaves meanwhile. */
  private ofAll: Greeting | null = null;
  private beats = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: HubOptions) {
    this.options = options;
    this.subscriptions = new MarketSubscriptions(options.markets, {
      book: ({ symbol }) => this.touch(symbol, (live) => live.feed.onBook?.() ?? false),
      trade: (trade) => this.touch(trade.symbol, (live) => live.feed.onTrade?.(trade) ?? false),
      candle: (event) => this.touch(event.symbol, (live) => live.feed.onCandle?.(event) ?? false),
      ticks: (batch) => {
        for (const { symbol } of batch.values) this.touch(symbol, (live) => live.feed.onTicks?.(batch) ?? false);
      },
    });
  }

  find(name: string): LiveTopic | undefined {
    return this.live.get(name);
  }

  /** Adds a subscriber, quietly if it is one already. */
  join(subscriber: Subscriber, topic: HtxTopic): LiveTopic {
    const live = this.live.get(topic.name) ?? this.open(topic);
    if (!live.subscribers.has(subscriber)) subscriber.count(live, 1);
    live.subscribers.add(subscriber);
    subscriber.topics.set(topic.name, live);
    return live;
  }

  /** What a newcomer gets after its ack; a repeated sub gets it again. It is made once a beat, however many ask. */
  greet(subscriber: Subscriber, live: LiveTopic): void {
    const frame = this.greetingOf(live);
    if (frame) subscriber.push(frame, false);
  }

  private greetingOf(live: LiveTopic): Buffer | null {
    if (live.latest && !live.isDirty) return live.latest;
    if (live.greeting && this.isOfThisBeat(live.greeting)) return live.greeting.frame;
    const body = live.feed.greet();
    if (!body) return null;
    const frame = this.frame(live, body);
    live.greeting = { frame, at: performance.now() };
    return frame;
  }

  private isOfThisBeat({ at }: Greeting): boolean {
    return performance.now() - at < this.options.beatMs;
  }

  leave(subscriber: Subscriber, name: string): void {
    const live = subscriber.topics.get(name);
    if (!live) return;
    subscriber.topics.delete(name);
    subscriber.missed.delete(live);
    live.subscribers.delete(subscriber);
    subscriber.count(live, -1);
    if (live.subscribers.size === 0) this.drop(live);
  }

  /** Takes a closed client out of everything. */
  leaveAll(subscriber: Subscriber): void {
    for (const name of [...subscriber.topics.keys()]) this.leave(subscriber, name);
    this.lagging.delete(subscriber);
    subscriber.caughtUp();
  }

  close(): void {
    this.subscriptions.close();
    clearInterval(this.timer);
  }

  private open(topic: HtxTopic): LiveTopic {
    const { markets, clock, beatMs } = this.options;
    const kept = topic.kind === 'tickers' && this.ofAll && this.isOfThisBeat(this.ofAll) ? this.ofAll : null;
    const live: LiveTopic = {
      topic,
      feed: makeFeed(topic, markets, clock),
      isConflatable: isConflatable(topic),
      subscribers: new Set(),
      latest: null,
      before: null,
      // Whoever is told what stood before it was left is told again what has moved meanwhile, with the next push.
      greeting: kept,
      isDirty: kept !== null,
      pushedAt: this.beats,
    };
    this.live.set(topic.name, live);
    const symbol = symbolOf(topic);
    const others = this.bySymbol.get(symbol) ?? new Set();
    this.bySymbol.set(symbol, others.add(live));
    this.subscriptions.open(live.feed);
    this.timer ??= setInterval(() => this.beat(), beatMs);
    return live;
  }

  private drop(live: LiveTopic): void {
    this.live.delete(live.topic.name);
    this.due.delete(live);
    this.subscriptions.shut(live.feed);
    const symbol = symbolOf(live.topic);
    const others = this.bySymbol.get(symbol);
    others?.delete(live);
    if (others?.size === 0) this.bySymbol.delete(symbol);
    if (this.live.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** The market moved. Only notes it: the book must not wait for our encoding. */
  private touch(symbol: string, note: (live: LiveTopic) => boolean): void {
    for (const key of [symbol, EVERY_SYMBOL]) {
      for (const live of this.bySymbol.get(key) ?? []) {
        if (!note(live)) continue;
        live.isDirty = true;
        if (live.feed.pace > 0) continue;
        if (this.due.size === 0) setImmediate(() => this.pushDue());
        this.due.add(live);
      }
    }
  }

  private pushDue(): void {
    const due = [...this.due];
    this.due.clear();
    for (const live of due) this.push(live, false);
  }

  private beat(): void {
    this.beats += 1;
    // What has waited goes before what is new, so that of an address that asks for too much nobody waits for ever.
    for (const subscriber of [...this.lagging]) if (subscriber.hasCaughtUp) this.catchUp(subscriber);
    for (const live of [...this.live.values()]) {
      const { pace, refresh } = live.feed;
      const age = this.beats - live.pushedAt;
      if (live.isDirty && pace > 0 && age >= pace) this.push(live, false);
      else if (refresh > 0 && age >= refresh) this.push(live, true);
    }
  }

  private push(live: LiveTopic, isForced: boolean): void {
    live.isDirty = false;
    try {
      const bodies = live.feed.collect(isForced);
      for (const [index, body] of bodies.entries()) {
        live.pushedAt = this.beats;
        live.greeting = null;
        if (index > 0) live.before = live.latest;
        this.spread(live, this.frame(live, body));
      }
    } catch (error) {
      this.options.log.error({ err: error, topic: live.topic.name }, 'market push failed');
    }
  }

  private frame(live: LiveTopic, body: Body): Buffer {
    const frame = encode({ ch: live.topic.name, ts: this.options.clock.now(), ...body });
    if (live.isConflatable) live.latest = frame;
    if (live.topic.kind === 'tickers') this.ofAll = { frame, at: performance.now() };
    return frame;
  }

  private spread(live: LiveTopic, frame: Buffer): void {
    for (const subscriber of live.subscribers) {
      if (subscriber.push(frame, live.isConflatable)) {
        subscriber.missed.delete(live);
        continue;
      }
      subscriber.missed.add(live);
      this.lagging.add(subscriber);
    }
  }

  private catchUp(subscriber: Subscriber): void {
    this.lagging.delete(subscriber);
    for (const live of subscriber.missed) {
      const frames = [live.before, live.latest].filter((frame) => frame !== null);
      if (!frames.every((frame) => subscriber.pushMissed(frame))) {
        // Behind all others that wait.
        this.lagging.add(subscriber);
        return;
      }
      subscriber.missed.delete(live);
    }
    subscriber.caughtUp();
  }
}

/** Key of topics that hear every symbol. */
const EVERY_SYMBOL = '*';
const symbolOf = (topic: HtxTopic): string => (topic.kind === 'tickers' ? EVERY_SYMBOL : topic.instrument.symbol);
