import { useQuery } from '@tanstack/react-query';
import type { Position } from '../../contract/rows/position.ts';
import { callQuery } from '../../data/query.ts';
import { ofPercent } from '../../domain/fraction.ts';
import type { RiskPosition } from '../../domain/futures/account.ts';
import { plus } from '../../domain/scaled.ts';
import type { RiskAccount } from './estimate.ts';
import { accountWithLive, type LiveFutures, withLive } from './live.ts';
import { isEntrust, sideOf, symbolOf } from './position.ts';
import { openPositionsQuery } from './queries.ts';

/** As many as a user may have that have not ended. */
const ALL = 100;

const riskOf = (position: Position): RiskPosition => ({
  symbol: symbolOf(position),
  direction: sideOf(position),
  size: position.number,
  entry: position.price,
  maintenance: ofPercent(position.maintenance ?? '0'),
});

/** The whole account as the exchange measures its risk; undefined until it is read, null for a guest. */
export function useRiskAccount(isSignedIn: boolean, live: LiveFutures | undefined): RiskAccount | null | undefined {
  const account = useQuery(openPositionsQuery({ enabled: isSignedIn }));
  const waiting = useQuery(callQuery('futures.positions', { status: 0, limit: ALL }, { enabled: isSignedIn }));
  if (!isSignedIn) return null;
  const figures = accountWithLive(account.data, live);
  if (!figures || !account.data || !waiting.data) return undefined;
  const rows = account.data.order.data.map((position) => withLive(position, live));
  const prices = new Map(
    rows.map((row) => [`${symbolOf(row)} ${sideOf(row)}`, row.risk_price ?? row.update_price] as const),
  );
  return {
    money: waiting.data.data
      .filter(isEntrust)
      .reduce(
        (sum, row) => plus(sum, plus(row.caution_money, row.trade_fee)),
        plus(figures.balance, figures.caution_money_total),
      ),
    positions: rows.map(riskOf),
    priceOf: ({ symbol, direction }) => prices.get(`${symbol} ${direction}`) ?? '0',
  };
}
