import { useQuery } from '@tanstack/react-query';
import { POSITION_STATUS } from '../../contract/rows/position.ts';
import { callQuery } from '../../data/query.ts';
import { type AccountNow, accountNow } from './account-now.ts';
import { accountWithLive, useFuturesLive, withLive } from './live.ts';
import { isOpen } from './position.ts';
import { openPositionsQuery } from './queries.ts';

/** The account with all that is open and waits, as it stands now; null until all of it is there. */
export function useAccountNow(): AccountNow | null {
  const live = useFuturesLive();
  const { data } = useQuery(openPositionsQuery());
  const entrusts = useQuery(callQuery('futures.positions', { status: POSITION_STATUS.entrust, limit: 100 }));
  const account = accountWithLive(data, live);
  if (!data || !account || !entrusts.data) return null;
  const open = data.order.data.filter(isOpen).map((position) => withLive(position, live));
  return accountNow(account.balance, open, entrusts.data.data);
}
