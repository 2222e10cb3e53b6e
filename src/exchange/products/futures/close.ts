import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FuturesDirection } from '../../../domain/futures/amounts.ts';
import { type Done, type OnceRequest, once } from '../../ledger/idempotent.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import { acceptedAt, pricesNow } from './check.ts';
import type { FuturesContext } from './context.ts';
import { type FuturesPosition, isOpen } from './position.ts';
import { futuresPositions } from './schema.ts';

/** Which position is to be closed, and how. */
export interface CloseRequest {
  readonly id: number;
  /** All of them without. */
  readonly lots?: number | undefined;
  readonly isReversing: boolean;
}

/** Which positions are to be closed together. */
export interface CloseFilter {
  readonly direction?: FuturesDirection | undefined;
  readonly instrument?: number | undefined;
}

/**
 * Asks for the end of a position, or of a part of it: it is closed by the first tick from the moment on at which that was accepted, so that
 * nobody knows the price when they ask. Until then it is "closing", and nothing takes that back.
 */
export const askToClose =
  (context: FuturesContext) =>
  (request: CloseRequest, call: OnceRequest): Promise<Done<FuturesPosition>> =>
    once(context, call, async (tx, after) => {
      const position = await lockedOne(tx, call.user, request.id);
      if (position.state === 'closing') throw new Refusal('futures.closing');
      if (!isOpen(position)) throw new Refusal('futures.notOpen');
      const { lots = position.lots } = request;
      if (lots > position.lots) throw new Refusal('futures.lotsLeft', { max: position.lots }).at('lots');
      const asked = await ask(context, tx, { position, lots, isReversing: request.isReversing });
      after(() => told(context, [asked]));
      return asked;
    });

/** Asks for the end of all that is open, or of one side of it. What cannot be closed just now stays; where that is all, it is said why. */
export const askToCloseAll =
  (context: FuturesContext) =>
  ({ direction, instrument }: CloseFilter, call: OnceRequest): Promise<Done<readonly number[]>> =>
    once(context, call, async (tx, after) => {
      const which = and(
        sql`${futuresPositions.userId} = ${call.user} and ${futuresPositions.state} = 2`,
        direction && eq(futuresPositions.direction, direction),
        instrument === undefined ? undefined : eq(futuresPositions.instrumentId, instrument),
      );
      const asked: FuturesPosition[] = [];
      let refusal: unknown = null;
      for (const position of await locked(tx, which)) {
        try {
          asked.push(await ask(context, tx, { position, lots: position.lots, isReversing: false }));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refusal ??= error;
        }
      }
      if (asked.length === 0) throw refusal ?? new Refusal('futures.nothingOpen');
      after(() => told(context, asked));
      return asked.map(({ id }) => id);
    });

const locked = (tx: Tx, where: SQL | undefined): Promise<FuturesPosition[]> =>
  tx.select().from(futuresPositions).where(where).orderBy(futuresPositions.id).for('update');

/** A position of a user that nobody else changes until this transaction ends; refuses where there is none. */
export async function lockedOne(tx: Tx, user: number, id: number): Promise<FuturesPosition> {
  const [position] = await locked(tx, and(eq(futuresPositions.id, id), eq(futuresPositions.userId, user)));
  if (!position) throw new Refusal('futures.positionUnknown');
  return position;
}

interface Asked {
  readonly position: FuturesPosition;
  readonly lots: number;
  readonly isReversing: boolean;
}

async function ask({ markets, clock }: FuturesContext, tx: Tx, { position, lots, isReversing }: Asked) {
  const instrument = markets.instruments.find(({ id }) => id === position.instrumentId);
  if (!instrument) throw new Refusal('futures.pairUnknown');
  const now = clock.now();
  const askedAt = Math.floor(acceptedAt(now, pricesNow(markets, instrument, now)));
  const change = { state: 'closing', askedAt, closeLots: lots, isReversing } as const;
  await tx.update(futuresPositions).set(change).where(eq(futuresPositions.id, position.id));
  return { ...position, ...change };
}

function told({ events, touched }: FuturesContext, asked: readonly FuturesPosition[]): void {
  for (const position of asked) events.emit('futuresPosition', position.userId, position);
  for (const { userId, askedAt } of asked) touched(userId, askedAt ?? 0);
}
