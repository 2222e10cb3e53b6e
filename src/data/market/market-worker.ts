import { BookKeeper, type BookWire } from './book-keeper.ts';
import { Coalescer } from './coalesce.ts';
import { fieldsOf, parseJson, readBar, readDetail, readTrades, wholeNumber } from './decode.ts';
import { kindOf, type MarketEvent, type MarketEventKind } from './events.ts';
import { createInflater } from './inflate.ts';
import { Link, type OpenSocket } from './link.ts';
import type { FromWorker, ToWorker } from './messages.ts';

interface Subscription {
  readonly id: number;
  readonly channel: string;
  readonly kind: MarketEventKind | null;
  readonly book: BookKeeper | null;
}

/** Servers answer one `req` each 100 ms. */
const ASK_EVERY_MS = 110;
/** How often the page hears that frames arrive, when none of them is for it. */
const ALIVE_MS = 2000;

export interface MarketWorker {
  receive(message: ToWorker): void;
}

/** The worker's side of the market socket: everything but the worker itself, so that tests drive it by hand. */
export function createMarketWorker(post: (message: FromWorker) => void, open: OpenSocket): MarketWorker {
  const subscriptions = new Map<number, Subscription>();
  const inflate = createInflater();
  const coalescer = new Coalescer();
  const asks: object[] = [];
  let isAsking = false;
  let isReady = true;
  let isVisible = true;
  let hasBookSequence = true;
  let lastPost = 0;
  let flushTimer: ReturnType<typeof setTimeout> | undefined;

  const link = new Link({
    open,
    onOpen: () => {
      asks.length = 0;
      for (const subscription of subscriptions.values()) begin(subscription);
    },
    onFrame,
    onConnection: (connection) => post({ type: 'connection', connection }),
  });

  const wire: BookWire = {
    send: (message) => link.send(message),
    ask: (message) => {
      asks.push(message);
      if (!isAsking) askNext();
    },
    after: (ms, then) => void setTimeout(then, ms),
  };

  function askNext(): void {
    const message = asks.shift();
    isAsking = message !== undefined;
    if (!message) return;
    link.send(message);
    setTimeout(askNext, ASK_EVERY_MS);
  }

  const topicOf = (subscription: Subscription): string => subscription.book?.topic ?? subscription.channel;

  /** Sends the subscription, if the link is open; else `onOpen` does it: wishes made before are kept till then. */
  function begin(subscription: Subscription): void {
    if (subscription.book) subscription.book.start();
    else if (link.send({ sub: subscription.channel, id: `s${subscription.id}` }) && subscription.kind === 'trades') {
      // Pushes bring only what comes; the latest trades are asked for.
      wire.ask({ req: subscription.channel, id: `r${subscription.id}` });
    }
  }

  function subscribe(id: number, channel: string): void {
    for (const known of subscriptions.values()) {
      if (known.channel !== channel) continue;
      // Refused at the wire (readings C6): the page counts listeners and asks once.
      if (import.meta.env?.DEV) console.info(`already subscribed to ${channel}`);
      return;
    }
    const symbol = channel.split('.')[1] ?? '';
    const isBook = channel.endsWith('.depth.step0');
    const book = isBook ? new BookKeeper(id, symbol, wire, (event) => add(id, event), hasBookSequence) : null;
    const subscription = { id, channel, kind: kindOf(channel), book };
    subscriptions.set(id, subscription);
    begin(subscription);
  }

  function unsubscribe(id: number): void {
    const subscription = subscriptions.get(id);
    if (!subscription) return;
    subscriptions.delete(id);
    coalescer.forget(id);
    if (subscription.book) subscription.book.stop();
    else link.send({ unsub: subscription.channel, id: `s${id}` });
  }

  function onFrame(data: unknown): void {
    const text = typeof data === 'string' ? data : data instanceof ArrayBuffer ? inflate(new Uint8Array(data)) : null;
    const message = text === null ? null : fieldsOf(parseJson(text));
    if (!message) {
      // A parse failure is only logged (product-spec.md section 8).
      if (import.meta.env?.DEV) console.info('a frame that is no message');
    } else if (wholeNumber(message.ping) !== null) link.send({ pong: message.ping });
    else if (typeof message.ch === 'string') onPush(message.ch, message.tick);
    else onAnswer(message);
    const now = performance.now();
    if (isVisible && now - lastPost > ALIVE_MS) {
      lastPost = now;
      post({ type: 'alive' });
    }
  }

  function onPush(topic: string, tick: unknown): void {
    for (const subscription of subscriptions.values()) {
      if (topicOf(subscription) !== topic) continue;
      if (subscription.book) subscription.book.push(tick);
      else {
        const event = readPush(subscription.kind, tick);
        if (event) add(subscription.id, event);
      }
      return;
    }
  }

  function onAnswer(message: Readonly<Record<string, unknown>>): void {
    const mark = typeof message.id === 'string' ? message.id : '';
    const subscription = subscriptions.get(Number(mark.slice(1)));
    if (!subscription) return;
    const isRequest = mark.startsWith('r');
    if (message.status === 'error') {
      if (subscription.book?.refused(!isRequest)) hasBookSequence = false;
    } else if (isRequest && subscription.book) subscription.book.reply(message.data ?? message.tick);
    else if (isRequest) {
      const trades = readTrades(message.data);
      if (trades.length > 0) add(subscription.id, { kind: 'trades', trades });
    }
  }

  function add(id: number, event: MarketEvent): void {
    coalescer.add(id, event);
    schedule();
  }

  /** One batch is under way at most, and the next leaves when the page has drawn it: never more than one a frame. */
  function schedule(): void {
    clearTimeout(flushTimer);
    const due = isReady && isVisible ? coalescer.dueIn(performance.now()) : null;
    if (due !== null) flushTimer = setTimeout(flush, due);
  }

  function flush(): void {
    const now = performance.now();
    const batch = coalescer.take(now);
    if (batch.length === 0) return;
    isReady = false;
    lastPost = now;
    post({ type: 'batch', batch });
  }

  return {
    receive: (message) => {
      switch (message.type) {
        case 'connect':
          link.connect(message.url);
          break;
        case 'sub':
          subscribe(message.id, message.channel);
          link.wake();
          break;
        case 'unsub':
          unsubscribe(message.id);
          break;
        case 'ready':
          isReady = true;
          schedule();
          break;
        case 'visible':
          isVisible = message.isVisible;
          schedule();
          break;
        case 'retry':
          link.retry();
          break;
      }
    },
  };
}

function readPush(kind: MarketEventKind | null, tick: unknown): MarketEvent | null {
  if (kind === 'detail') return readDetail(tick);
  if (kind === 'kline') {
    const bar = readBar(tick);
    return bar && { kind, bars: [bar] };
  }
  if (kind === 'trades') {
    const trades = readTrades(fieldsOf(tick)?.data);
    return trades.length > 0 ? { kind, trades } : null;
  }
  return null;
}
