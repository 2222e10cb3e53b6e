import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { progress, projected } from '../../scripts/lib/projection.mjs';

const TIMES = readFileSync('docs/test-times.md', 'utf8');
const numberIn = (pattern: RegExp) => Number(pattern.exec(TIMES)?.[1]);

describe('how long the tests take', () => {
  it('grows with what a step goes through, and with nothing else', () => {
    const done = { screens: { built: 10, all: 40 }, calls: { built: 50, all: 100 } };
    expect(projected(new Map([['bad input', 70]]), done, 0.5)).toBe(70);
    expect(projected(new Map([['journeys', 10]]), done, 0.5)).toBe(40);
    expect(projected(new Map([['exchange', 10]]), done, 0.5)).toBeCloseTo(13.8);
    expect(projected(new Map([['unit', 10]]), done, 0.5)).toBeCloseTo(16);
    expect(projected(new Map([['stories', 10]]), done, 0.5)).toBe(5 + 20);
  });

  it('is written down as it is reckoned from the seconds of a whole run, within the bars', () => {
    const seconds = new Map(
      [...TIMES.matchAll(/^\| (.+?) +\| +([\d.]+) \|$/gm)].map(([, step = '', took]) => [step, Number(took)]),
    );
    expect(seconds.size).toBeGreaterThan(10);
    const all = [...seconds.values()].reduce((sum, took) => sum + took, 0);
    expect(numberIn(/In all ([\d.]+) min/)).toBeCloseTo(all / 60, 1);
    expect(all / 60).toBeLessThan(35);
    const aStory = ['stories', 'access', 'bad input'].reduce((sum, step) => sum + (seconds.get(step) ?? 0), 0);
    expect(numberIn(/: ([\d.]+) s a story/)).toBeCloseTo(aStory / numberIn(/over (\d+) stories/), 2);
    const done = {
      screens: { built: numberIn(/(\d+) of \d+ screens/), all: numberIn(/\d+ of (\d+) screens/) },
      calls: { built: numberIn(/(\d+) of \d+ calls/), all: numberIn(/\d+ of (\d+) calls/) },
    };
    const minutes = projected(seconds, done, numberIn(/screens have ([\d.]+) of/)) / 60;
    expect(numberIn(/about ([\d.]+) min/)).toBeCloseTo(minutes, 1);
    expect(minutes).toBeLessThan(52);
  });

  it('knows how much of the specification stands', () => {
    const { screens, calls } = progress();
    expect(screens.all).toBe(78);
    expect(screens.built).toBeGreaterThanOrEqual(21);
    expect(calls.built).toBeLessThanOrEqual(calls.all);
  });
});
