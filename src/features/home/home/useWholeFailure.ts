import { useQuery } from '@tanstack/react-query';
import { totalQuery } from '../../../parts/wallet/queries.ts';
import { usePairs } from '../../../state/pairs.ts';
import { bannersQuery, menuQuery, noticesQuery } from './queries.ts';

export interface WholeFailure {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** What stopped home as a whole: five blocks that say the same would be noise. Undefined while any of them has something to show. */
export function useWholeFailure(withTotal: boolean): WholeFailure | undefined {
  const wallet = useQuery(totalQuery(withTotal));
  const menu = useQuery(menuQuery());
  const banners = useQuery(bannersQuery());
  const notices = useQuery(noticesQuery());
  const pairs = usePairs();
  const asked = [...(withTotal ? [wallet] : []), menu, banners, notices];
  if (pairs.error === null || pairs.list.length > 0) return undefined;
  if (asked.some(({ isError, data }) => !isError || data !== undefined)) return undefined;
  return {
    error: pairs.error,
    onRetry: () => {
      pairs.retry();
      for (const { refetch } of asked) void refetch();
    },
  };
}
