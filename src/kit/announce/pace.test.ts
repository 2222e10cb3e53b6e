import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Announce, GATHER_MS, PACE_MS, pacedAnnouncer, type Urgency } from './pace.ts';

let spoken: { readonly at: number; readonly urgency: Urgency; readonly sentences: readonly string[] }[];
let announce: Announce;
let start: number;

beforeEach(() => {
  vi.useFakeTimers();
  start = performance.now();
  spoken = [];
  announce = pacedAnnouncer((sentences, urgency) => {
    spoken.push({ at: performance.now() - start, urgency, sentences });
  });
  return () => vi.useRealTimers();
});

const sentences = () => spoken.map((message) => message.sentences.join(' | '));

describe('polite messages', () => {
  it('are said after a moment', () => {
    announce('Address copied');
    expect(sentences()).toEqual([]);
    vi.advanceTimersByTime(GATHER_MS);
    expect(sentences()).toEqual(['Address copied']);
  });
  it('come five seconds apart, and the latest wins', () => {
    announce('Reconnecting 1 of 5');
    for (const attempt of [2, 3, 4]) {
      vi.advanceTimersByTime(1000);
      announce(`Reconnecting ${attempt} of 5`);
    }
    vi.advanceTimersByTime(PACE_MS);
    expect(sentences()).toEqual(['Reconnecting 1 of 5', 'Reconnecting 4 of 5']);
    expect((spoken[1]?.at ?? 0) - (spoken[0]?.at ?? 0)).toBe(PACE_MS);
  });
  it('never come more often than one in five seconds, however many there are', () => {
    for (let second = 0; second < 60; second += 0.25) {
      announce(`Message ${second}`);
      vi.advanceTimersByTime(250);
    }
    vi.advanceTimersByTime(PACE_MS);
    const gaps = spoken.slice(1).map(({ at }, index) => at - (spoken[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE_MS);
    expect(spoken.length).toBeGreaterThanOrEqual(12);
  });
  it('are not repeated in that time, and a state that came back leaves nothing to say', () => {
    announce('Prices are live');
    vi.advanceTimersByTime(1000);
    announce('Reconnecting 1 of 5');
    vi.advanceTimersByTime(1000);
    announce('Prices are live');
    vi.advanceTimersByTime(PACE_MS);
    expect(sentences()).toEqual(['Prices are live']);
  });
  it('may be said again later', () => {
    announce('Address copied');
    vi.advanceTimersByTime(GATHER_MS + PACE_MS);
    announce('Address copied');
    vi.advanceTimersByTime(GATHER_MS);
    expect(sentences()).toEqual(['Address copied', 'Address copied']);
  });
  it('are taken back as long as they wait', () => {
    announce('Nothing found')();
    vi.advanceTimersByTime(PACE_MS);
    expect(sentences()).toEqual([]);
  });
});

describe('alerts', () => {
  it('do not wait for a polite message, and the next polite one waits for them', () => {
    announce('Prices are live');
    vi.advanceTimersByTime(1000);
    announce('Enter an amount', 'alert');
    announce('Order placed');
    vi.advanceTimersByTime(GATHER_MS);
    expect(spoken.at(-1)).toMatchObject({ at: 1000 + GATHER_MS, urgency: 'alert', sentences: ['Enter an amount'] });
    vi.advanceTimersByTime(PACE_MS);
    expect(spoken.at(-1)).toMatchObject({ at: 1000 + GATHER_MS + PACE_MS, sentences: ['Order placed'] });
  });
  it('of one moment are one message, each sentence once', () => {
    announce('Enter your email', 'alert');
    announce('Enter a password', 'alert');
    announce('Enter a password', 'alert');
    vi.advanceTimersByTime(PACE_MS);
    expect(sentences()).toEqual(['Enter your email | Enter a password']);
  });
  it('are not repeated in five seconds, and come one in five seconds', () => {
    announce('The code is wrong', 'alert');
    vi.advanceTimersByTime(1000);
    announce('The code is wrong', 'alert');
    vi.advanceTimersByTime(1000);
    announce('The code is too old', 'alert');
    vi.advanceTimersByTime(1000);
    announce('No tries are left', 'alert');
    vi.advanceTimersByTime(PACE_MS);
    expect(spoken.map(({ at, sentences: [only] }) => [at, only])).toEqual([
      [GATHER_MS, 'The code is wrong'],
      [GATHER_MS + PACE_MS, 'No tries are left'],
    ]);
  });
});
