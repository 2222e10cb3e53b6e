import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { SpotFill } from './fill.ts';

/** The topic of a user's side of each trade: for products that must not miss one, over a kill as well. */
export const SPOT_FILLED = 'spot.filled';

/**
 * A fill as the outbox carries it. Trade and order together name it, so that who hears it twice knows it again.
 */
export type SpotFilled = Omit<SpotFill, 'userId' | 'counterparty'>;

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxTopics {
    'spot.filled': SpotFilled;
  }
}

/** Writes the fills of a batch into the outbox, in its transaction; where nobody consumes them it does nothing at all. */
export async function writeFilled(
  tx: Tx,
  outbox: Pick<Outbox, 'hasConsumers' | 'add'>,
  fills: readonly SpotFill[],
): Promise<void> {
  if (!outbox.hasConsumers(SPOT_FILLED)) return;
  await outbox.add(
    tx,
    SPOT_FILLED,
    fills.map(({ userId, counterparty: _, ...fill }) => ({ user: userId, payload: fill satisfies SpotFilled })),
  );
}
