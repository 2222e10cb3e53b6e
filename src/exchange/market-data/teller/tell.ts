/** The thread that tells the past: a request is answered before the next one is begun. */
import { parentPort } from 'node:worker_threads';
import { sessionOf } from '../../assets/calendar/session.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { stepBack } from '../../platform/step-back.ts';
import type { Candle } from '../port.ts';
import { DaySeries } from '../synthetic/day-series.ts';
import { PricePath } from '../synthetic/price-path.ts';
import type { Secrets } from '../synthetic/secrets.ts';
import { type Answered, type Asked, pack } from './message.ts';
import { type Span, told } from './teller.ts';

/** Paths that are kept with what they have told last. */
const MOST_PATHS = 100;
/** It works so long and then sleeps so long: where cores are few, whoever wakes for an order may have to wait until a turn ends. */
const TURN_MS = 1;
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));

class GivenSecrets implements Secrets {
  first = Number.POSITIVE_INFINITY;
  private shared: Uint8Array | undefined;
  private readonly own = new Map<number, Uint8Array>();

  take({ shared, first, own }: Asked): void {
    this.shared = shared;
    this.first = first;
    for (const [day, secret] of own) this.own.set(day, secret);
  }

  of(day: number): Uint8Array {
    const found = day < this.first ? this.shared : this.own.get(day);
    if (!found) throw new RangeError(`the price secret of day ${day} was not given`);
    return found;
  }
}

const secrets = new GivenSecrets();
const paths = new BoundedMap<string, PricePath>(MOST_PATHS);

const pathOf = ({ instrument, level }: Asked): PricePath =>
  paths.made(`${instrument.symbol} ${level}`, () => {
    const session = sessionOf(instrument.type);
    return new PricePath(secrets, instrument, session, new DaySeries(secrets, instrument, session), level);
  });

const spansOf = ({ spans }: Asked): Span[] =>
  Array.from({ length: spans.length / 2 }, (_, index) => [spans[index * 2] ?? 0, spans[index * 2 + 1] ?? 0]);

function toldInTurns(path: PricePath, spans: readonly Span[]): (Candle | null)[] {
  let begun = performance.now();
  return spans.map((span) => {
    if (performance.now() - begun > TURN_MS) {
      Atomics.wait(nobodyWakes, 0, 0, TURN_MS);
      begun = performance.now();
    }
    return told(path, span);
  });
}

function answer(asked: Asked): Answered {
  try {
    secrets.take(asked);
    const path = pathOf(asked);
    return pack(toldInTurns(path, spansOf(asked)));
  } catch (error) {
    return { failed: String(error) };
  }
}

// Of a thread alone on Linux; elsewhere it would be the whole process.
if (process.platform === 'linux') stepBack();
parentPort?.on('message', (asked: Asked) => {
  const answered = answer(asked);
  parentPort?.postMessage(answered, answered instanceof Float64Array ? [answered.buffer] : []);
});
