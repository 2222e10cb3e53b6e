import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../../assets/calendar/session.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { LoopQueue } from '../../platform/loop-queue.ts';
import { HOUR, hkDay, hkDayStart } from '../candles/periods.ts';
import { DaySeries } from '../synthetic/day-series.ts';
import { PricePath } from '../synthetic/price-path.ts';
import { type Secrets, seededSecrets } from '../synthetic/secrets.ts';
import { LoopTeller, type Span } from './teller.ts';
import { ThreadTeller } from './thread.ts';

const TODAY = hkDay(Date.UTC(2026, 5, 3) / 1000);
const LEVEL = Math.log(60_000);
const FIFTEEN_MINUTES = HOUR / 4;

const teller = new ThreadTeller();
afterAll(() => teller.close());

function pathOf(symbol: string, secrets: Secrets, level = LEVEL): PricePath {
  const instrument = INSTRUMENTS.find((one) => one.symbol === symbol);
  if (!instrument) throw new Error(`There is no ${symbol}`);
  const session = sessionOf(instrument.type);
  return new PricePath(secrets, instrument, session, new DaySeries(secrets, instrument, session), level);
}

const spansFrom = (day: number, count: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const from = hkDayStart(day) + index * FIFTEEN_MINUTES;
    return [from, from + FIFTEEN_MINUTES];
  });

/** The same path twice: what one has told before must not be why the other knows it. */
const both = (symbol: string, secrets: Secrets, spans: readonly Span[]) =>
  Promise.all([
    teller.tell(pathOf(symbol, secrets), spans),
    new LoopTeller(new LoopQueue()).tell(pathOf(symbol, secrets), spans),
  ]);

it.each([
  ['of invented history', 'btcusdt', TODAY + 100],
  ['of days with secrets of their own', 'btcusdt', TODAY - 3],
  ['of a market that is closed at night', INSTRUMENTS.find(({ type }) => type === 'stock')?.symbol ?? '', TODAY - 1],
])('tells the same in a thread as on the loop, %s', async (_name, symbol, first) => {
  const [apart, here] = await both(symbol, seededSecrets('told', first), spansFrom(TODAY, 200));
  expect(here.filter(Boolean).length).toBeGreaterThan(20);
  expect(apart).toEqual(here);
});

it('knows the secrets of later days when it is asked for them, also in a thread that was begun anew', async () => {
  const secrets = seededSecrets('told', TODAY);
  for (const day of [TODAY, TODAY + 2]) {
    const [apart, here] = await both('ethusdt', secrets, spansFrom(day, 8));
    expect(apart).toEqual(here);
  }
  teller.close();
  const [apart, here] = await both('ethusdt', secrets, spansFrom(TODAY + 1, 8));
  expect(apart).toEqual(here);
});

it('answers whoever waits when it is closed, or asks for what nobody can tell', async () => {
  const secrets = seededSecrets('told', TODAY);
  const waiting = teller.tell(pathOf('btcusdt', secrets), spansFrom(TODAY, 2000));
  teller.close();
  await expect(waiting).rejects.toThrow('no more');
  await expect(teller.tell(pathOf('btcusdt', secrets, Number.NaN), spansFrom(TODAY, 1))).rejects.toThrow('RangeError');
  expect(await teller.tell(pathOf('btcusdt', secrets), spansFrom(TODAY, 1))).toHaveLength(1);
});

it('refuses whoever waits when its thread ends by itself, and begins another for the next request', async () => {
  const own = new ThreadTeller();
  const secrets = seededSecrets('told', TODAY);
  const tell = (count: number) => own.tell(pathOf('btcusdt', secrets), spansFrom(TODAY, count));
  const begun: Promise<[Worker]> = once(process, 'worker') as Promise<[Worker]>;
  const waiting = tell(2000);
  const [thread] = await begun;
  await Promise.all([expect(waiting).rejects.toThrow('has ended'), thread.terminate()]);
  expect(await tell(1)).toHaveLength(1);
  own.close();
});

it('gives whoever asks next their own answer after a request that cannot be sent', async () => {
  const own = new ThreadTeller();
  const secrets = seededSecrets('told', TODAY);
  const path = pathOf('btcusdt', secrets);
  const unsendable = Object.assign(pathOf('btcusdt', secrets), {
    instrument: { ...path.instrument, tell: () => null },
  });
  await expect(own.tell(unsendable, spansFrom(TODAY, 8))).rejects.toThrow('could not be cloned');
  const told = await own.tell(path, spansFrom(TODAY, 8));
  expect(told).toEqual(await new LoopTeller(new LoopQueue()).tell(pathOf('btcusdt', secrets), spansFrom(TODAY, 8)));
  own.close();
});

it('leaves all of the telling to its thread', async () => {
  const asked = vi.spyOn(PricePath.prototype, 'bar');
  const spans = spansFrom(TODAY - 400, 50);
  await teller.tell(pathOf('btcusdt', seededSecrets('told')), spans);
  expect(asked).not.toHaveBeenCalled();
  await new LoopTeller(new LoopQueue()).tell(pathOf('btcusdt', seededSecrets('told')), spans);
  expect(asked).toHaveBeenCalledTimes(50);
  asked.mockRestore();
});
