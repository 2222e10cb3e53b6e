import { FIXTURE_NOW_MS } from '../src/contract/fixtures/content.ts';

/** `new Date()` and `Date.now()` stand at the fixtures' moment, so that times in pictures never move. */
class FrozenDate extends Date {
  constructor(...values: unknown[]) {
    super(...((values.length === 0 ? [FIXTURE_NOW_MS] : values) as [number]));
  }
  static override now = () => FIXTURE_NOW_MS;
}

/** The monotonic clock begins a minute in: a story may say that something arrived half a minute ago. */
const HEAD_START_MS = 60_000;

export function freezeClock(): void {
  globalThis.Date = FrozenDate as DateConstructor;
  const sinceStart = performance.now.bind(performance);
  performance.now = () => sinceStart() + HEAD_START_MS;
}
