import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { type AskedExits, acceptedAt, checkExits, pricesNow } from './check.ts';
import { lockedOne } from './close.ts';
import type { FuturesContext } from './context.ts';
import type { FuturesPosition } from './position.ts';
import { futuresPositions } from './schema.ts';

/** Sets the exits of a position or an entrust. Ticks before this moment do not set them off. */
export async function setExits(
  { store, markets, clock, events, touched }: FuturesContext,
  user: number,
  { id, ...exits }: AskedExits & { readonly id: number },
): Promise<FuturesPosition> {
  const position = await store.transaction(async (tx) => {
    const found = await lockedOne(tx, user, id);
    if (found.state !== 'waiting' && found.state !== 'open') throw new Refusal('futures.notOpen');
    const instrument = markets.instruments.find((one) => one.id === found.instrumentId);
    if (!instrument) throw new Refusal('futures.pairUnknown');
    const now = clock.now();
    const prices = pricesNow(markets, instrument, now);
    const current = found.openPrice === null ? found.reference : prices[exits.exitOn];
    // A profit is one from what it was opened at; a stop may follow the price and keep a part of what was won.
    const beyond = [current, found.openPrice ?? current];
    checkExits(instrument, found.direction, { ...exits, stopLoss: null }, beyond);
    checkExits(instrument, found.direction, { ...exits, takeProfit: null }, [current]);
    const change = { ...exits, exitsAt: Math.floor(acceptedAt(now, prices)) };
    await tx.update(futuresPositions).set(change).where(eq(futuresPositions.id, id));
    return { ...found, ...change };
  });
  events.emit('futuresPosition', user, position);
  touched(user, position.exitsAt);
  return position;
}
