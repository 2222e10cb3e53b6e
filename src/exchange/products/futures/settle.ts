import { inArray } from 'drizzle-orm';
import { RISK_WARNING } from '../../../domain/futures/account.ts';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import { Money } from '../../ledger/decimal.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import { balanceKey, lock } from '../../ledger/lock.ts';
import type { Locked } from '../../ledger/locked.ts';
import type { LedgerEntry, Owner } from '../../ledger/port.ts';
import { CommitInDoubt } from '../../platform/store/away.ts';
import type { Tx } from '../../platform/store/open.ts';
import { accountsOf, writeAccounts } from './accounts.ts';
import { pairOf } from './check.ts';
import type { FuturesContext } from './context.ts';
import { countExposure, type ExposureChange } from './exposure.ts';
import { FUTURES_HOLDS, FUTURES_KIND, HOUSE, INSURANCE } from './kinds.ts';
import {
  type AccountKey,
  accountOf,
  byAccount,
  type FuturesPosition,
  lockedPositions,
  nextIds,
  placeOf,
  symbolOf,
} from './position.ts';
import type { FuturesTick } from './prices.ts';
import { futuresExposure } from './schema.ts';
import { isChanged, type Settled, Settlement, type SettlementParts, type StandingAccount } from './settlement.ts';
import { insertLiquidations, insertPositions, updatePositions } from './write.ts';

/** What became of accounts that were settled together. */
export interface SettledTogether {
  /** Those for which the house, or somebody, had too little: nothing of them is written. */
  readonly left: readonly StandingAccount[];
  /** All others as they stand now. */
  readonly after: readonly StandingAccount[];
  /** Tells users; after the commit. */
  readonly tell: () => void;
}

/** Locks the balances of accounts, the house and the insurance fund in the ledger's order, with the holds that are known of. */
function lockMoney(tx: Tx, accounts: readonly StandingAccount[]): Promise<Locked> {
  const coins = [...new Set(accounts.map(({ coin }) => coin))];
  const posting = (owner: Owner, coin: number) => ({ owner, account: 'futures' as const, coin, available: '0' });
  const draft: LedgerEntry = {
    kind: FUTURES_KIND.futuresLoss,
    reference: 'lock',
    postings: [
      ...accounts.map(({ userId, coin }) => posting({ user: userId }, coin)),
      ...accounts.flatMap(({ positions }) => positions.map((one) => FUTURES_HOLDS.release(placeOf(one), '0'))),
      ...coins.flatMap((coin) => [HOUSE, INSURANCE].map((owner) => ({ ...posting(owner, coin), isCovered: true }))),
    ],
  };
  return lock(tx, [draft]);
}

/** What an owner has available for futures, of what is locked. */
const moneyIn =
  ({ balances }: Locked) =>
  (owner: Owner, coin: number): Money =>
    balances.get(balanceKey({ owner, account: 'futures', coin, available: '0' }))?.available ?? new Money(0);

async function standingOf(
  tx: Tx,
  accounts: readonly AccountKey[],
  moneyOf: (owner: Owner, coin: number) => Money,
): Promise<StandingAccount[]> {
  const users = accounts.map(({ userId }) => userId);
  const positions = byAccount(await lockedPositions(tx, users));
  const known = new Map((await accountsOf(tx, users)).map((row) => [accountOf(row), row]));
  return accounts.map((account) => ({
    ...account,
    available: moneyOf({ user: account.userId }, account.coin).toFixed(),
    isWarned: known.get(accountOf(account))?.isWarned ?? false,
    since: known.get(accountOf(account))?.since ?? 0,
    positions: positions.get(accountOf(account)) ?? [],
  }));
}

/** What a reversal needs: ids for what it opens, and how much of the other side the house has already. */
async function roomFor(tx: Tx, accounts: readonly StandingAccount[], terms: ReadonlyMap<number, FuturesTerms>) {
  const reversing = accounts.flatMap(({ positions }) => positions.filter(({ isReversing }) => isReversing));
  if (reversing.length === 0) return { ids: [], hasRoom: () => false };
  const ids = [...(await nextIds(tx, reversing.length))];
  const pairs = [...new Set(reversing.map(({ instrumentId }) => instrumentId))];
  const rows = await tx
    .select()
    .from(futuresExposure)
    .where(inArray(futuresExposure.instrumentId, pairs))
    .orderBy(futuresExposure.instrumentId, futuresExposure.direction)
    .for('update');
  const open = new Map(rows.map((row) => [`${row.instrumentId} ${row.direction}`, new Money(row.notional)]));
  const hasRoom = ({ instrumentId, direction, notional }: ExposureChange) => {
    const key = `${instrumentId} ${direction}`;
    const sum = (open.get(key) ?? new Money(0)).plus(notional);
    if (sum.gt(terms.get(instrumentId)?.symbolCap ?? '0')) return false;
    open.set(key, sum);
    return true;
  };
  return { ids, hasRoom };
}

/**
 * Settles accounts, as memory has them, by a tick, in one transaction: balances are locked first, as everywhere, then the rows, which are the truth, and what the
 * tick does to each is reckoned from those. Whoever comes too late for a tick, or twice, finds nothing to do.
 */
export async function settleTogether(
  context: FuturesContext,
  accounts: readonly StandingAccount[],
  tick: FuturesTick,
): Promise<SettledTogether> {
  const { store, futuresTerms, coins, markets } = context;
  const [terms, allCoins] = [await futuresTerms.all(), await coins.all()];
  let told: (() => void)[] = [];
  const tell = () => {
    for (const one of told) one();
  };
  const write = async (tx: Tx): Promise<Omit<SettledTogether, 'tell'>> => {
    told = [];
    const locked = await lockMoney(tx, accounts);
    const moneyOf = moneyIn(locked);
    const standing = await standingOf(tx, accounts, moneyOf);
    const { ids, hasRoom } = await roomFor(tx, standing, terms);
    const funds = new Map<number, SettlementParts['fund']>();
    const all = standing.map((account) => {
      const fund = funds.get(account.coin) ?? { available: moneyOf(INSURANCE, account.coin) };
      funds.set(account.coin, fund);
      return new Settlement(account, {
        tick,
        scale: allCoins.get(account.coin)?.scale ?? 0,
        symbolOf: (position) => symbolOf(markets, position),
        termsOf: (instrument) => terms.get(instrument),
        fund,
        hasRoom,
        nextId: () => ids.pop() ?? 0,
      }).run();
    });
    const settled = all.filter(isChanged);
    const same = all.filter((one) => !isChanged(one)).map(({ after }) => after);
    if (settled.length === 0) return { left: [], after: same };
    const { posted } = await context.ledger.postEach(
      tx,
      settled.map(({ entries }) => entries),
      locked,
    );
    const done = settled.slice(0, posted);
    told = await keep(context, tx, done, tick);
    return {
      left: settled.slice(posted).map(({ account }) => account),
      after: [...same, ...done.map(({ after }) => after)],
    };
  };
  try {
    return { ...(await store.transaction(write)), tell };
  } catch (error) {
    // They are looked at again; who is told of what was done learns it when the store has answered.
    if (error instanceof CommitInDoubt)
      error.outcome().then(
        (outcome) => outcome === 'committed' && tell(),
        () => undefined,
      );
    throw error;
  }
}

/** Writes what settling came to; gives who is told of it. */
async function keep(
  context: FuturesContext,
  tx: Tx,
  done: readonly Settled[],
  tick: FuturesTick,
): Promise<(() => void)[]> {
  const { markets, notices, events } = context;
  if (done.length === 0) return [];
  const opened = done.flatMap((one) => one.opened);
  const parts = done.flatMap((one) => one.parts);
  const changed = done.flatMap((one) => one.changed);
  await insertPositions(tx, opened, parts);
  await updatePositions(tx, changed);
  await countExposure(
    tx,
    done.flatMap((one) => one.exposure),
  );
  await writeAccounts(
    tx,
    done.map(({ account: { userId, coin }, isWarned }) => ({ userId, coin, since: tick.at + 1, isWarned })),
  );
  if (opened.length + parts.length + changed.length > 0) await markets.ticks.pin(tx, tick.seq);
  const pair = ({ instrumentId }: Pick<FuturesPosition, 'instrumentId'>) => {
    const instrument = markets.instruments.find(({ id }) => id === instrumentId);
    return instrument ? pairOf(instrument) : '';
  };
  const liquidated = done.filter(({ liquidated: account }) => account !== null);
  await insertLiquidations(
    tx,
    liquidated.flatMap(({ account: { userId, coin }, liquidated: account }) =>
      account ? [{ userId, coin, seq: tick.seq, account }] : [],
    ),
  );
  const telling = [
    await notices.addEach(
      tx,
      'futuresLiquidated',
      await Promise.all(
        liquidated.map(async (one) => {
          const ended = one.changed.filter(({ state }) => state === 'closed');
          const lost = ended.reduce((sum, { profit }) => sum.plus(profit ?? 0), new Money(0));
          const coin = (await context.coins.all()).get(one.account.coin)?.name ?? '';
          return {
            user: one.account.userId,
            values: { count: String(ended.length), amount: lost.negated().toFixed(), coin },
          };
        }),
      ),
    ),
    await notices.addEach(
      tx,
      'futuresRisk',
      done
        .filter(({ isWarned }) => isWarned === true)
        .map(({ account }) => ({ user: account.userId, values: { rate: RISK_WARNING, most: '100' } })),
    ),
    await notices.addEach(
      tx,
      'futuresNotReversed',
      done.flatMap(({ account, notReversed }) =>
        notReversed.map((position) => ({ user: account.userId, values: { pair: pair(position) } })),
      ),
    ),
  ];
  return [
    ...telling,
    () => {
      emitBalances(
        events,
        done.flatMap(({ entries }) => entries),
      );
      for (const { account, changed: rows, opened: more } of done) {
        const current = rows.filter(({ id }) => !more.some((one) => one.id === id));
        for (const position of [...current, ...more]) events.emit('futuresPosition', account.userId, position);
        const ended = rows.filter(({ state }) => state === 'closed').map(({ id }) => id);
        if (ended.length > 0) events.emit('futuresClosed', account.userId, ended);
      }
    },
  ];
}
