import type { FuturesDirection } from '../../../domain/futures/amounts.ts';
import { areRight } from '../../../domain/futures/questions.ts';
import type { EndedAccount } from '../../../domain/futures-proof.ts';
import { USDT } from '../../assets/usdt.ts';
import { Money } from '../../ledger/decimal.ts';
import type { Done, OnceRequest } from '../../ledger/idempotent.ts';
import { PageEnds } from '../../platform/page-ends.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { Recurring } from '../../platform/tasks/port.ts';
import { availableOf, hasAcceptedRisk, hasOpen, ownOf } from './accounts.ts';
import { cancelEntrust, unwindPositions } from './cancel.ts';
import type { AskedExits, FuturesRequest } from './check.ts';
import { askToClose, askToCloseAll, type CloseFilter, type CloseRequest } from './close.ts';
import type { FuturesContext, FuturesDeps } from './context.ts';
import './events.ts';
import { setExits } from './exits.ts';
import { type AccountFigures, figuresOf } from './figures.ts';
import { type Funds, fundsOf } from './funds.ts';
import { endedAccountOf, findPosition, listPositions, type PositionFilter, type PositionPage } from './list.ts';
import { overnightTask } from './overnight.ts';
import { placePosition } from './place.ts';
import { type FuturesPosition, livePositions, symbolOf } from './position.ts';
import { futuresRisk } from './schema.ts';
import { Watcher } from './watcher.ts';

/** Futures of users. */
export interface Futures {
  /** Takes a position or an entrust; resolves after the commit with it as it stands then. */
  place(request: FuturesRequest, once: OnceRequest): Promise<Done<FuturesPosition>>;
  close(request: CloseRequest, once: OnceRequest): Promise<Done<FuturesPosition>>;
  closeAll(filter: CloseFilter, once: OnceRequest): Promise<Done<readonly number[]>>;
  cancel(id: number, once: OnceRequest): Promise<Done<FuturesPosition>>;
  setExits(user: number, exits: AskedExits & { readonly id: number }): Promise<FuturesPosition>;
  /** One of a user's; undefined where they have none by that number. */
  find(user: number, id: number): Promise<FuturesPosition | undefined>;
  list(user: number, filter: PositionFilter): Promise<PositionPage>;
  /** How the account of a position stood when a tick liquidated it; null where it was not. */
  endedAccount(position: FuturesPosition): Promise<EndedAccount | null>;
  /** What a user's account stands at by the newest ticks. */
  account(user: number): Promise<AccountFigures>;
  /** What a user has open or asked for on a side of a pair. */
  own(user: number, instrument: number, direction: FuturesDirection): Promise<string>;
  hasAcceptedRisk(user: number): Promise<boolean>;
  acceptRisk(user: number, answers: string): Promise<void>;
  funds(): Promise<Funds>;
  /** Refuses where positions are open: then no money leaves the account. In the transaction in which its balance is locked. */
  assertFree(tx: Tx, user: number): Promise<void>;
  unwind(user: number): Promise<void>;
  readonly overnight: Recurring;
  readonly watcher: Watcher;
}

/** Futures over the ledger, the tasks and the ticks. */
export function createFutures(deps: FuturesDeps): Futures {
  const watched = { ...deps, ends: new PageEnds() };
  const watcher = new Watcher(watched);
  const context: FuturesContext = { ...watched, touched: (user, from) => watcher.touched(user, from) };
  const { store, markets, clock } = deps;
  return {
    watcher,
    place: placePosition(context),
    close: askToClose(context),
    closeAll: askToCloseAll(context),
    cancel: cancelEntrust(context),
    setExits: (user, exits) => setExits(context, user, exits),
    find: (user, id) => findPosition(context, user, id),
    list: (user, filter) => listPositions(context, user, filter),
    endedAccount: (position) => endedAccountOf(context, position),
    async account(user) {
      const [available, positions, coins] = [
        await availableOf(store.db, user, USDT.id),
        await livePositions(store.db, [user], USDT.id),
        await deps.coins.all(),
      ];
      return figuresOf(markets, { available, positions }, coins.get(USDT.id)?.scale ?? 0);
    },
    own: async (user, instrument, direction) => (await ownOf(store.db, user, instrument, direction)).notional,
    hasAcceptedRisk: (user) => hasAcceptedRisk(store.db, user),
    async acceptRisk(user, answers) {
      if (!areRight(answers)) throw new Refusal('futures.answersWrong').at('answers');
      await store.db.insert(futuresRisk).values({ userId: user, acceptedAt: clock.now() }).onConflictDoNothing();
    },
    funds: () => fundsOf(context),
    async assertFree(tx, user) {
      if (await hasOpen(tx, user)) throw new Refusal('futures.closeFirst');
    },
    unwind: (user) => unwindPositions(context, user),
    overnight: overnightTask(context, () => watcher.settled()),
  };
}

/** What users have in positions of pairs that are gone: no tick will end them, so they end without a result. */
export async function returnOfGonePairs(deps: FuturesDeps, futures: Pick<Futures, 'watcher'>): Promise<void> {
  const context: FuturesContext = {
    ...deps,
    ends: new PageEnds(),
    touched: (user, from) => futures.watcher.touched(user, from),
  };
  const isGone = (position: FuturesPosition) => symbolOf(deps.markets, position) === undefined;
  const gone = (await livePositions(deps.store.db)).filter(isGone);
  for (const user of new Set(gone.map(({ userId }) => userId))) await unwindPositions(context, user, isGone);
}

/** The profit of open positions, which no balance shows. */
export const worthOfFigures = ({ profit }: AccountFigures) => ({ futures: new Money(profit) });
