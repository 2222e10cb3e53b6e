import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveClock } from './live-clock.ts';

const START = 1_736_942_400_000;
const DAY = 86_400_000;
let clock: LiveClock;
let faults: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  faults = [];
  clock = new LiveClock({ log: { error: (_: unknown, message?: string) => faults.push(message ?? '') } });
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

it('follows the machine, ahead by what it was moved', async () => {
  expect(clock.now()).toBe(START);
  await clock.advanceTo(START + 3 * DAY);
  vi.advanceTimersByTime(500);
  expect([clock.now(), clock.ahead]).toEqual([START + 3 * DAY + 500, 3 * DAY]);
});

it('loses none of the time that its moves take, however many there are and however short', async () => {
  clock.every(100, 'slow', ({ isPassing }) => {
    if (isPassing) vi.setSystemTime(Date.now() + 40);
  });
  for (let move = 1; move <= 3; move += 1) await clock.advanceTo(clock.now());
  expect([Date.now(), clock.now(), clock.ahead]).toEqual([START + 120, START + 120, 0]);
});

describe('what is planned', () => {
  it('waits longer than one timer of the machine can', () => {
    const run = vi.fn();
    clock.at(START + 40 * DAY, run);
    vi.advanceTimersByTime(40 * DAY - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs in the order of its moments where the clock passes over it, and not once more', async () => {
    const seen: [string, number][] = [];
    clock.at(START + 2 * DAY, () => seen.push(['second', clock.now() - START]));
    clock.at(START + DAY, () => seen.push(['first', clock.now() - START]));
    await clock.advanceTo(START + 3 * DAY);
    vi.advanceTimersByTime(3 * DAY);
    expect(seen).toEqual([
      ['first', DAY],
      ['second', 2 * DAY],
    ]);
  });

  it('goes on after a failure', async () => {
    const run = vi.fn();
    clock.at(START + 1, () => Promise.reject(new Error('no')));
    clock.at(START + 2, run);
    await vi.advanceTimersByTimeAsync(2);
    expect(run).toHaveBeenCalledOnce();
    expect(faults).toEqual(['What was planned failed']);
  });
});

describe('what recurs', () => {
  it('goes on after a failure', async () => {
    let runs = 0;
    clock.every(100, 'failing', () => {
      runs += 1;
      throw new Error('no');
    });
    await vi.advanceTimersByTimeAsync(250);
    expect([runs, faults.length]).toEqual([2, 2]);
  });

  it('never overlaps itself', async () => {
    const ends: (() => void)[] = [];
    const cancel = clock.every(100, 'slow', () => new Promise<void>((resolve) => ends.push(resolve)));
    await vi.advanceTimersByTimeAsync(350);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(ends).toHaveLength(2);
    cancel();
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(2);
  });

  it('rests on the machine while the clock is moved, and ends before that begins', async () => {
    const seen: string[] = [];
    let end = (): void => undefined;
    clock.every(100, 'slow', ({ isPassing }) => {
      seen.push(isPassing ? 'passing' : 'live');
      return isPassing ? undefined : new Promise<void>((resolve) => (end = resolve));
    });
    await vi.advanceTimersByTimeAsync(100);
    const moved = clock.advanceTo(START + DAY);
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['live']);
    end();
    await moved;
    expect(seen).toEqual(['live', 'passing']);
    // What the machine lived through meanwhile.
    expect(clock.now()).toBe(START + DAY + 500);
  });
});

it('is moved once at a time', async () => {
  const seen: number[] = [];
  clock.at(START + DAY, () => seen.push(clock.now() - START));
  const moves = [clock.advanceTo(START + DAY), clock.advanceTo(START + 2 * DAY)];
  await Promise.all(moves);
  expect([seen, clock.now()]).toEqual([[DAY], START + 2 * DAY]);
  await expect(clock.advanceTo(START)).rejects.toThrow(RangeError);
});
