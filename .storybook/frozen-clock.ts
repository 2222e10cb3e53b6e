import MockDate from 'mockdate';
import { FIXTURE_NOW_MS } from '../src/contract/fixtures/content.ts';

/** The monotonic clock begins a minute in: a story may say that something arrived half a minute ago. */
const HEAD_START_MS = 60_000;

/** The date stands at the fixtures' moment, so that times in pictures never move. */
export function freezeClock(): void {
  MockDate.set(FIXTURE_NOW_MS);
  const sinceStart = performance.now.bind(performance);
  performance.now = () => sinceStart() + HEAD_START_MS;
}
