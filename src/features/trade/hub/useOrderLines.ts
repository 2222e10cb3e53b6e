import { useMemo } from 'react';
import type { ChartLine } from '#kit/CandleChart';
import { SIDE } from '../../../contract/rows/order.ts';
import { useOpenOrders } from '../../../state/open-orders.ts';
import type { Pair } from '../../../state/pairs.ts';

/** As many as the ticket lists: more lines would hide the candles. */
const MOST = 10;

/** The user's open limit orders of a pair as lines on its chart; none for a guest. */
export function useOrderLines(pair: Pair): ChartLine[] {
  const { orders } = useOpenOrders(pair);
  return useMemo(
    () =>
      orders.slice(0, MOST).map(({ id, type, target_price }) => ({
        key: String(id),
        kind: type === SIDE.buy ? 'buyOrder' : 'sellOrder',
        price: target_price,
      })),
    [orders],
  );
}
