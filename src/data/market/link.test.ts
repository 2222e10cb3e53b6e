import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECONNECT } from '../../domain/constants.ts';
import { Link, reconnectDelay, type SocketEvents } from './link.ts';

interface Opened extends SocketEvents {
  sent: string[];
  isClosed: boolean;
}

function setUp() {
  const opened: Opened[] = [];
  const told: string[] = [];
  const frames: unknown[] = [];
  let opens = 0;
  const link = new Link({
    open: (_, events) => {
      const socket: Opened = { ...events, sent: [], isClosed: false };
      opened.push(socket);
      return { send: (text) => socket.sent.push(text), close: () => (socket.isClosed = true) };
    },
    onOpen: () => (opens += 1),
    onFrame: (data) => frames.push(data),
    onConnection: ({ status, attempt }) => told.push(attempt ? `${status} ${attempt}` : status),
  });
  link.connect('ws://x/ws');
  return {
    link,
    opened,
    told,
    frames,
    opens: () => opens,
    last: () => opened.at(-1) ?? expect.fail('nothing was opened'),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('reconnecting (readings C4)', () => {
  it('waits 3 s x attempt, 30 s at most', () => {
    expect([1, 2, 3, 4, 5].map(reconnectDelay)).toEqual([3000, 6000, 9000, 12_000, 15_000]);
    expect(reconnectDelay(11)).toBe(30_000);
  });

  /** A link that has lost its socket and every try after it. */
  function stopped() {
    const all = setUp();
    all.last().onLost();
    for (let attempt = 1; attempt <= RECONNECT.attempts; attempt += 1) {
      vi.advanceTimersByTime(reconnectDelay(attempt) - 1);
      expect(all.opened).toHaveLength(attempt);
      vi.advanceTimersByTime(1);
      expect(all.opened).toHaveLength(attempt + 1);
      all.last().onLost();
    }
    expect(all.told.at(-1)).toBe('stopped 5');
    return all;
  }

  it('tries five times, then says that it has stopped until it is asked', () => {
    const { link, opened, told } = stopped();
    link.retry();
    expect(opened).toHaveLength(7);
    expect(told.at(-1)).toBe('connecting');
  });

  it('tries on after it has stopped, about each half minute and without a word, until it stands again', () => {
    const { opened, told, last } = stopped();
    const said = told.length;
    for (let turn = 1; turn <= 20; turn += 1) {
      vi.advanceTimersByTime(22_000);
      expect(opened).toHaveLength(5 + turn);
      vi.advanceTimersByTime(16_000);
      expect(opened).toHaveLength(6 + turn);
      last().onLost();
    }
    expect(told).toHaveLength(said);
    vi.advanceTimersByTime(40_000);
    last().onOpen();
    expect(told.slice(said)).toEqual(['live']);
    last().onLost();
    expect(told.at(-1)).toBe('reconnecting 1');
  });

  it('tries at once where it has stopped and somebody wants something, but not with each wish', () => {
    const { link, opened, told, last } = stopped();
    link.wake();
    expect(opened).toHaveLength(6);
    vi.advanceTimersByTime(3000);
    link.wake();
    link.wake();
    expect(opened).toHaveLength(7);
    last().onLost();
    link.wake();
    expect([opened.length, told.at(-1)]).toEqual([7, 'stopped 5']);
  });

  it('does not try at once for a wish while its counted tries go on', () => {
    const { link, opened, last } = setUp();
    last().onLost();
    link.wake();
    expect(opened).toHaveLength(1);
  });

  it('counts from one again after an open', () => {
    const { told, last } = setUp();
    last().onLost();
    vi.advanceTimersByTime(3000);
    last().onLost();
    vi.advanceTimersByTime(6000);
    last().onOpen();
    last().onLost();
    expect(told).toEqual([
      'connecting',
      'reconnecting 1',
      'reconnecting 1',
      'reconnecting 2',
      'reconnecting 2',
      'live',
      'reconnecting 1',
    ]);
  });

  it('does not wait when the user, the network or the page comes back', () => {
    const { link, opened, last } = setUp();
    last().onLost();
    link.retry();
    expect(opened).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    expect(opened).toHaveLength(2);
    link.retry();
    expect(opened).toHaveLength(2);
  });

  it('hears nothing of a socket that was given up', () => {
    const { link, opened, told, frames } = setUp();
    opened[0]?.onLost();
    link.retry();
    opened[0]?.onOpen();
    opened[0]?.onFrame('old');
    opened[0]?.onLost();
    expect(frames).toEqual([]);
    expect(told).toEqual(['connecting', 'reconnecting 1', 'connecting']);
    expect(opened[0]?.isClosed).toBe(true);
  });

  it('gives an opening one minute', () => {
    const { told } = setUp();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['connecting', 'reconnecting 1']);
  });

  it('asks after ten silent seconds and gives up after twenty', () => {
    const { opened, told, last } = setUp();
    last().onOpen();
    vi.advanceTimersByTime(9000);
    last().onFrame('x');
    vi.advanceTimersByTime(9999);
    expect(last().sent).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(last().sent[0]).toContain('ping');
    vi.advanceTimersByTime(10_000);
    expect(told.at(-1)).toBe('reconnecting 1');
    expect(opened[0]?.isClosed).toBe(true);
  });

  it('opens another at once where the user asks and this one is silent', () => {
    const { link, opened, told, last } = setUp();
    last().onOpen();
    vi.advanceTimersByTime(9999);
    link.retry();
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    link.retry();
    expect([opened.length, opened[0]?.isClosed, told.at(-1)]).toEqual([2, true, 'connecting']);
  });

  it('sends while it is open only', () => {
    const { link, last } = setUp();
    expect(link.send({ sub: 'a' })).toBe(false);
    last().onOpen();
    expect(link.send({ sub: 'b' })).toBe(true);
    expect(last().sent).toEqual(['{"sub":"b"}']);
  });
});
