import { RISK_WARNING } from '../../../domain/futures/account.ts';
import { Money } from '../../ledger/decimal.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import type { Tx } from '../../platform/store/open.ts';
import { writeAccounts } from './accounts.ts';
import { pairOf } from './check.ts';
import type { FuturesContext } from './context.ts';
import { countExposure } from './exposure.ts';
import type { FuturesPosition } from './position.ts';
import type { FuturesTick } from './prices.ts';
import type { Settled } from './settlement.ts';
import { insertLiquidations, insertPositions, updatePositions } from './write.ts';

/** Writes what settling came to; gives who is told of it. */
export async function keep(
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
  const coins = await context.coins.all();
  const coinOf = ({ coin }: Settled['account']) => coins.get(coin)?.name ?? '';
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
      liquidated.map(({ account, changed: rows }) => {
        const ended = rows.filter(({ state }) => state === 'closed');
        const lost = ended.reduce((sum, { profit }) => sum.plus(profit ?? 0), new Money(0));
        const values = { count: String(ended.length), amount: lost.negated().toFixed(), coin: coinOf(account) };
        return { user: account.userId, values };
      }),
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
      'futuresDeleveraged',
      done.flatMap(({ account, changed: rows, parts: ended }) =>
        [...rows, ...ended].flatMap((row) =>
          row.reason === 'deleveraged' && row.closeSeq === tick.seq
            ? [{ user: account.userId, values: { pair: pair(row), amount: row.cut ?? '0', coin: coinOf(account) } }]
            : [],
        ),
      ),
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
