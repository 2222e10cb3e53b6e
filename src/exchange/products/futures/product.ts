import type { Account } from '../../../domain/accounts.ts';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { USDT } from '../../assets/usdt.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { Forward, ProductSpec } from '../product.ts';
import { placeDemoPositions } from './demo-positions.ts';
import { createFutures, returnOfGonePairs, worthOfFigures } from './futures.ts';
import { futuresHandlers } from './handlers.ts';
import { FUTURES_INVARIANTS } from './invariants.ts';
import { FUTURES_KIND, HOUSE, INSURANCE } from './kinds.ts';
import { OVERNIGHT_TASK } from './overnight.ts';
import { EVENT, liveToWire, positionToWire } from './wire.ts';

/** Futures: a price is bought or sold with a part of its value put up. */
export const futures = {
  name: 'futures',
  kinds: Object.values(FUTURES_KIND),
  invariants: FUTURES_INVARIANTS,
  funding: [
    { ...HOUSE, account: 'futures', coin: USDT.id, amount: '10000000' },
    { ...INSURANCE, account: 'futures', coin: USDT.id, amount: '1000000' },
  ],
  create(deps) {
    const made = createFutures(deps);
    let terms: ReadonlyMap<number, FuturesTerms> = new Map();
    return {
      handlers: futuresHandlers(deps, made),
      tasks: { [OVERNIGHT_TASK]: made.overnight },
      trading: { account: 'futures' as const, isOpen: ({ id }: Instrument) => terms.has(id) },
      socketEvents(forward: Forward, heard: () => Iterable<number>) {
        made.watcher.heard = heard;
        forward('futuresAccount', EVENT.account, liveToWire);
        forward('futuresClosed', EVENT.closed, (ids) => ({ id: [...ids] }));
        forward('futuresPosition', EVENT.position, (position, say) => positionToWire(deps.markets, position, say));
      },
      worthOf: async (user: number) => worthOfFigures(await made.account(user)),
      async mayLeave(tx: Tx, user: number, account: Account) {
        if (account === 'futures') await made.assertFree(tx, user);
      },
      unwind: made.unwind,
      seedDemo: (user: number) => placeDemoPositions(deps, made, user),
      async restore() {
        terms = await deps.futuresTerms.all();
      },
      async start() {
        await returnOfGonePairs(deps, made);
        await made.watcher.start();
      },
      stop: () => made.watcher.stop(),
    };
  },
} satisfies ProductSpec;
