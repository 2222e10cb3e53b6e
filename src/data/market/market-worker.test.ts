import { gzipSync } from 'node:zlib';
import { anything, assert, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketEvents } from './link.ts';
import { createMarketWorker } from './market-worker.ts';
import type { Batch, FromWorker } from './messages.ts';

const BTC = 'market.btcusdt.detail';
const BOOK = 'market.btcusdt.depth.step0';
const MBP = 'market.btcusdt.mbp.150';

/** A worker on a socket that the test holds in its hand. */
function setUp() {
  const posted: FromWorker[] = [];
  const sent: Record<string, unknown>[] = [];
  let events: SocketEvents | undefined;
  const worker = createMarketWorker(
    (message) => posted.push(message),
    (_, given) => {
      events = given;
      return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
    },
  );
  worker.receive({ type: 'connect', url: 'ws://x/ws' });
  const push = (message: unknown) => {
    const bytes = new Uint8Array(gzipSync(JSON.stringify(message) ?? ''));
    events?.onFrame(bytes.buffer);
  };
  return {
    worker,
    sent,
    posted,
    push,
    frame: (data: unknown) => events?.onFrame(data),
    open: () => events?.onOpen(),
    lose: () => events?.onLost(),
    tick: (close: number, ch = BTC) =>
      push({ ch, ts: 1, tick: { open: 1, close, high: 9, low: 1, amount: 1, vol: 1 } }),
    batches: (): Batch[] => posted.flatMap((message) => (message.type === 'batch' ? [message.batch] : [])),
    closes: () =>
      posted
        .flatMap((message) => (message.type === 'batch' ? message.batch : []))
        .flatMap((item) => (typeof item === 'object' && item.kind === 'detail' ? [item.price] : [])),
    subs: () => sent.flatMap((message) => ('sub' in message ? [message.sub] : [])),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('subscriptions', () => {
  it('keeps those made before the open and sends them then', () => {
    const { worker, sent, open } = setUp();
    worker.receive({ type: 'sub', id: 1, channel: BTC });
    expect(sent).toEqual([]);
    open();
    expect(sent).toEqual([{ sub: BTC, id: 's1' }]);
  });

  it('refuses a duplicate at the wire (readings C6)', () => {
    const { worker, subs, open } = setUp();
    open();
    worker.receive({ type: 'sub', id: 1, channel: BTC });
    worker.receive({ type: 'sub', id: 2, channel: BTC });
    expect(subs()).toEqual([BTC]);
  });

  it('sends unsub, after which nothing more is told', () => {
    const { worker, sent, open, tick, closes } = setUp();
    open();
    worker.receive({ type: 'sub', id: 1, channel: BTC });
    worker.receive({ type: 'unsub', id: 1 });
    tick(5);
    vi.advanceTimersByTime(1000);
    expect(sent.at(-1)).toEqual({ unsub: BTC, id: 's1' });
    expect(closes()).toEqual([]);
  });

  it('makes them anew after a reconnect', () => {
    const { worker, subs, open, lose } = setUp();
    worker.receive({ type: 'sub', id: 1, channel: BTC });
    open();
    lose();
    vi.advanceTimersByTime(3000);
    open();
    expect(subs()).toEqual([BTC, BTC]);
  });

  it('asks for the latest trades beside subscribing to new ones', () => {
    const { worker, sent, open, push, batches } = setUp();
    open();
    worker.receive({ type: 'sub', id: 1, channel: 'market.btcusdt.trade.detail' });
    expect(sent.at(-1)).toEqual({ req: 'market.btcusdt.trade.detail', id: 'r1' });
    push({
      id: 'r1',
      status: 'ok',
      rep: 'market.btcusdt.trade.detail',
      data: [{ tradeId: 1, ts: 1, price: 2, amount: 3, direction: 'buy' }],
    });
    vi.advanceTimersByTime(0);
    expect(batches()).toEqual([
      [1, { kind: 'trades', trades: [{ id: '1', ts: 1, price: '2', amount: '3', direction: 'buy' }] }],
    ]);
  });

  it('answers a ping with the same value', () => {
    const { sent, open, push } = setUp();
    open();
    push({ ping: 1_700_000_000_123 });
    expect(sent).toEqual([{ pong: 1_700_000_000_123 }]);
  });
});

describe('what reaches the page', () => {
  function ready() {
    const all = setUp();
    all.open();
    all.worker.receive({ type: 'sub', id: 1, channel: BTC });
    return all;
  }

  it('is the first value at once', () => {
    const { tick, closes } = ready();
    tick(5);
    vi.advanceTimersByTime(0);
    expect(closes()).toEqual(['5']);
  });

  it('is one batch at a time: the next leaves when the page is ready', () => {
    const { worker, tick, closes } = ready();
    tick(5);
    vi.advanceTimersByTime(0);
    tick(6);
    vi.advanceTimersByTime(1000);
    tick(7);
    vi.advanceTimersByTime(1000);
    expect(closes()).toEqual(['5']);
    worker.receive({ type: 'ready' });
    vi.advanceTimersByTime(0);
    expect(closes()).toEqual(['5', '7']);
  });

  it('is nothing while the page is hidden, and the newest when it is seen again', () => {
    const { worker, tick, closes, posted } = ready();
    worker.receive({ type: 'visible', isVisible: false });
    const before = posted.length;
    for (const close of [5, 6, 7]) {
      tick(close);
      vi.advanceTimersByTime(5000);
    }
    expect(posted.slice(before).filter(({ type }) => type !== 'connection')).toEqual([]);
    worker.receive({ type: 'visible', isVisible: true });
    vi.advanceTimersByTime(0);
    expect(closes()).toEqual(['7']);
  });

  it('is a sign of life when frames come that are for nobody', () => {
    const { push, posted } = ready();
    vi.advanceTimersByTime(5000);
    push({ ping: 1 });
    expect(posted.at(-1)).toEqual({ type: 'alive' });
  });

  it('is never harmed by what is no message', () => {
    const { worker, frame, push, tick, closes } = ready();
    const noise = [
      '',
      'not json',
      '[]',
      'null',
      new ArrayBuffer(3),
      new Uint8Array([31, 139, 8]).buffer,
      7,
      null,
      undefined,
    ];
    for (const each of noise) frame(each);
    assert(
      property(anything(), (value) => {
        push({ ch: BTC, tick: value });
        push({ ch: value, tick: { close: value } });
        push({ status: value, id: 's1', data: value });
        push({ ping: value });
        push(value);
        return true;
      }),
      { numRuns: 300 },
    );
    worker.receive({ type: 'ready' });
    tick(42);
    vi.advanceTimersByTime(1000);
    expect(closes().at(-1)).toBe('42');
  });
});

describe('books', () => {
  function ready() {
    const all = setUp();
    all.open();
    all.worker.receive({ type: 'sub', id: 1, channel: BOOK });
    const books = () =>
      all.posted
        .flatMap((message) => (message.type === 'batch' ? message.batch : []))
        .flatMap((item) => (typeof item === 'object' && item.kind === 'depth' ? [item] : []));
    const settle = () => {
      all.worker.receive({ type: 'ready' });
      vi.advanceTimersByTime(0);
    };
    return { ...all, books, settle };
  }
  const delta = (prevSeqNum: number, seqNum: number, bids: unknown[]) => ({
    ch: MBP,
    ts: 1,
    tick: { prevSeqNum, seqNum, bids, asks: [] },
  });
  const shot = (seqNum: number, bids: unknown[]) => ({
    id: 'r1',
    status: 'ok',
    rep: MBP,
    data: { seqNum, bids, asks: [] },
  });

  it('come by sequence: deltas and a snapshot that joins them', () => {
    const { sent, push, books, settle } = ready();
    expect(sent).toEqual([
      { sub: MBP, id: 's1' },
      { req: MBP, id: 'r1' },
    ]);
    push(delta(1, 2, [[10, 1]]));
    push(
      shot(2, [
        [10, 1],
        [9, 5],
      ]),
    );
    push(delta(2, 3, [[9, 0]]));
    settle();
    expect(books().at(-1)).toEqual({ kind: 'depth', bids: ['10', '1'], asks: [], version: 3 });
  });

  it('are asked for again on a gap', () => {
    const { sent, push, books, settle } = ready();
    push(shot(2, [[10, 1]]));
    push(delta(5, 6, [[10, 3]]));
    vi.advanceTimersByTime(500);
    expect(sent.filter((message) => 'req' in message)).toHaveLength(2);
    push(shot(6, [[10, 3]]));
    settle();
    expect(books().at(-1)).toMatchObject({ bids: ['10', '3'], version: 6 });
  });

  it('come as plain snapshots from a server without sequences', () => {
    const { sent, push, books, settle } = ready();
    push({ status: 'error', id: 's1', 'err-code': 'bad-request', 'err-msg': `invalid topic ${MBP}` });
    expect(sent.at(-1)).toEqual({ sub: BOOK, id: 's1' });
    push({ ch: BOOK, ts: 1, tick: { bids: [[10, 1]], asks: [[11, 2]], version: 4 } });
    settle();
    expect(books()).toEqual([{ kind: 'depth', bids: ['10', '1'], asks: ['11', '2'], version: 4 }]);
  });

  it('come as plain snapshots where none ever joins', () => {
    const { subs, push } = ready();
    for (let turn = 0; turn < 4; turn += 1) {
      push({ id: 'r1', status: 'error', 'err-msg': '429 too many request' });
      vi.advanceTimersByTime(2000);
    }
    expect(subs()).toEqual([MBP, BOOK]);
  });
});
