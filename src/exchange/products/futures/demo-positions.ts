import { fromScaled } from '../../../domain/scaled.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ProductDeps } from '../product.ts';
import type { FuturesRequest } from './check.ts';
import type { Futures } from './futures.ts';

interface DemoPosition extends Pick<FuturesRequest, 'direction' | 'lots' | 'multiple'> {
  readonly symbol: string;
  /** Percent of the newest index, in hundredths: where the limit and the exits stand. */
  readonly limit?: bigint;
  readonly takeProfit?: bigint;
  readonly stopLoss?: bigint;
  /** It is closed again after so long. */
  readonly closesAfterMs?: number;
}

/** What the demo account did on its first day: two positions that are open, one that is closed, and an entrust that waits. */
const POSITIONS: readonly DemoPosition[] = [
  { symbol: 'btcusdt', direction: 'long', lots: 1, multiple: 20, takeProfit: 10_400n, stopLoss: 9_800n },
  { symbol: 'solusdt', direction: 'short', lots: 2, multiple: 10 },
  { symbol: 'ethusdt', direction: 'long', lots: 1, multiple: 20, closesAfterMs: 3000 },
  { symbol: 'btcusdt', direction: 'long', lots: 1, multiple: 20, limit: 9_700n },
];

type Parts = Pick<ProductDeps, 'markets' | 'scheduler' | 'clock' | 'log'>;

/** Gives the demo account a history by real calls. After the markets started. */
export async function placeDemoPositions(parts: Parts, futures: Futures, user: number): Promise<void> {
  for (const [index, position] of POSITIONS.entries()) {
    await place(parts, position, { futures, user, clientId: `demo-position-${index}` }).catch((error: unknown) => {
      // A price that has not come yet is no reason not to start.
      if (!(error instanceof Refusal)) throw error;
      parts.log.info({ position: position.symbol, refusal: error.key }, 'A demo position was not taken');
    });
  }
}

interface Whose {
  readonly futures: Futures;
  readonly user: number;
  readonly clientId: string;
}

async function place(
  { markets, scheduler, clock, log }: Parts,
  position: DemoPosition,
  { futures, user, clientId }: Whose,
) {
  const { symbol, direction, lots, multiple, closesAfterMs } = position;
  const [instrument, tick] = [markets.bySymbol(symbol), markets.ticks.latest(symbol)];
  if (!instrument || !tick) return;
  const at = (share: bigint | undefined) =>
    share === undefined ? null : fromScaled((tick.index * share) / 10_000n, instrument.priceDecimals);
  const request: FuturesRequest = {
    ...{ base: instrument.base.id, quote: instrument.quote.id, direction, lots, multiple, limit: at(position.limit) },
    ...{ takeProfit: at(position.takeProfit), stopLoss: at(position.stopLoss), exitOn: 'mark' },
  };
  const { value } = await futures.place(request, { user, call: 'futures.place', clientId, body: { ...request } });
  if (closesAfterMs === undefined) return;
  const close = { id: value.id, isReversing: false };
  scheduler.at(clock.now() + closesAfterMs, () =>
    futures
      .close(close, { user, call: 'futures.close', clientId, body: close })
      .catch((error: unknown) => log.info({ err: error }, 'A demo position was not closed')),
  );
}
