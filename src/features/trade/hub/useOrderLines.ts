import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ChartLine } from '#kit/CandleChart';
import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import { callQuery } from '../../../data/query.ts';
import type { Pair } from '../../../state/pairs.ts';
import { isSignedInAtom } from '../../../state/session-atoms.ts';

/** As many as the ticket lists, so that both ask once; more lines would hide the candles. */
const MOST = 10;

/** The user's open limit orders of a pair as lines on its chart; none for a guest. */
export function useOrderLines({ currency_id, legal_id }: Pair): ChartLine[] {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const request = { status: ORDER_STATUS.open, currency_id, legal_id, limit: MOST };
  const { data } = useQuery(callQuery('spot.orders', request, { enabled: isSignedIn }));
  return useMemo(
    () =>
      (isSignedIn ? (data ?? []) : [])
        .filter((order) => order.currency_id === currency_id && order.legal_id === legal_id)
        .map(({ id, type, target_price }) => ({
          key: String(id),
          kind: type === SIDE.buy ? 'buyOrder' : 'sellOrder',
          price: target_price,
        })),
    [data, isSignedIn, currency_id, legal_id],
  );
}
