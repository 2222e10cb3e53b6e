import { setImmediate as breathe } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../../tests/support/test-clock.ts';

const START = 1_736_942_400_000;
const DAY = 86_400_000;
let clock: TestClock;
let faults: string[];
beforeEach(() => {
  faults = [];
  clock = new TestClock(START, { error: (_: unknown, message?: string) => faults.push(message ?? '') });
});

/** Days since the start, at this moment. */
const day = () => (clock.now() - START) / DAY;

describe('moving on', () => {
  it('stops at each due moment, with the time at it, and awaits what is due there before it goes on', async () => {
    const seen: unknown[] = [];
    clock.at(START + 2 * DAY, async () => {
      seen.push(['second begins', day()]);
      await breathe();
      seen.push(['second ends', day()]);
    });
    clock.at(START + 2 * DAY, () => seen.push(['third', day()]));
    clock.at(START + DAY, () => {
      seen.push(['first', day()]);
      clock.at(START + 1.5 * DAY, () => seen.push(['planned on the way', day()]));
    });
    clock.at(START + 4 * DAY, () => seen.push(['late', day()]));
    await clock.advanceTo(START + 3 * DAY);
    expect(seen).toEqual([
      ['first', 1],
      ['planned on the way', 1.5],
      ['second begins', 2],
      ['second ends', 2],
      ['third', 2],
    ]);
    expect(clock.now()).toBe(START + 3 * DAY);
    await clock.advanceBy(DAY);
    expect(seen.at(-1)).toEqual(['late', 4]);
  });

  it('brings every recurring run to a moment before what is due at it runs, in the order of their beginning', async () => {
    const seen: unknown[] = [];
    clock.every(50, 'markets', async ({ isPassing }) => {
      await breathe();
      seen.push(['markets', day(), isPassing]);
    });
    clock.every(1000, 'ticks', () => seen.push(['ticks', day()]));
    clock.at(START + DAY, () => seen.push(['due', day()]));
    await clock.advanceBy(2 * DAY);
    expect(seen).toEqual([
      ['markets', 1, true],
      ['ticks', 1],
      ['due', 1],
      ['markets', 2, true],
      ['ticks', 2],
    ]);
  });

  it('stops where a recurring run foresees something', async () => {
    const seen: number[] = [];
    const next = (until: number) => (day() < 1 && until > START + DAY ? START + DAY : null);
    clock.every(50, 'markets', () => seen.push(day()), { next });
    await clock.advanceBy(3 * DAY);
    expect(seen).toEqual([1, 3]);
  });

  it('goes on after a run that throws, and says so', async () => {
    const seen: string[] = [];
    clock.every(50, 'markets', () => Promise.reject(new Error('no')));
    clock.at(START + 1, () => {
      throw new Error('no');
    });
    clock.at(START + 2, () => seen.push('after'));
    await clock.advanceBy(2);
    expect([seen, faults]).toEqual([
      ['after'],
      ['The run "markets" failed', 'What was planned failed', 'The run "markets" failed'],
    ]);
  });

  it('lets a run be cancelled, by another one due in the same moment too', async () => {
    const seen: string[] = [];
    const cancel = clock.at(START + 10, () => seen.push('cancelled'));
    clock.at(START + 5, cancel);
    clock.every(50, 'markets', () => seen.push('markets'))();
    await clock.advanceBy(DAY);
    expect(seen).toEqual([]);
  });

  it('never goes back', async () => {
    await expect(clock.advanceTo(START - 1)).rejects.toThrow(RangeError);
    expect(clock.now()).toBe(START);
  });
});

it('lives through a time with each recurring run at its own moments', async () => {
  const seen: [string, number][] = [];
  clock.every(20, 'slow', () => seen.push(['slow', clock.now() - START]));
  clock.every(10, 'quick', ({ isPassing }) => seen.push([`quick ${isPassing}`, clock.now() - START]));
  clock.at(START + 20, () => seen.push(['due', clock.now() - START]));
  await clock.liveThrough(25);
  expect(seen).toEqual([
    ['quick false', 10],
    ['slow', 20],
    ['quick false', 20],
    ['due', 20],
  ]);
  expect(clock.now()).toBe(START + 25);
});
