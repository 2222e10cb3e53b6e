import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { OPTION_ENDED, OPTION_ROWS } from '../../contract/rows/option-rows.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { obey } from '../../data/obey.ts';
import { callQuery, queriesOf } from '../../data/query.ts';
import { dueAtOf, isEnded } from './option.ts';

const SOON_MS = 1000;

/**
 * An option as it now stands. The app socket tells of its end; it is asked for as well, until its first tick is there and from its
 * expiry on, so that no socket that is down and no phone that was locked keeps anybody waiting.
 */
export function useOption(row: OptionOrder): OptionOrder {
  const client = useClient();
  const { data } = useQuery({
    ...callQuery('options.order', { id: row.id }, { enabled: !isEnded(row) }),
    refetchInterval: ({ state }) => {
      const known = state.data ?? row;
      if (isEnded(known)) return false;
      return known.open_price === null
        ? SOON_MS
        : Math.max(SOON_MS, dueAtOf(known) - clockOf(client).now() + SOON_MS / 2);
    },
  });
  const order = data && data.id === row.id && !OPTION_ROWS.isOlder(data, row) ? data : row;
  const isNews = isEnded(order) && !isEnded(row);
  useEffect(() => {
    if (isNews) obey(queriesOf(client), OPTION_ENDED, order);
  }, [isNews, order, client]);
  return order;
}
