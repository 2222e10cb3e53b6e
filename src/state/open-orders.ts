import { useQuery } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { ORDER_STATUS, SIDE } from '../contract/rows/order.ts';
import { callQuery } from '../data/query.ts';
import type { Pair } from './pairs.ts';
import { useIsSignedIn } from './session-atoms.ts';

/** The prices of the user's orders of a pair, on the side of the book where each stands. */
export interface OwnPrices {
  readonly bids: readonly string[];
  readonly asks: readonly string[];
}

/** By symbol, the prices at which the user has orders: the book marks these levels. */
export const ownPricesAtom = atom<Readonly<Record<string, OwnPrices>>>({});

const textOf = (own: OwnPrices | undefined) => `${own?.bids ?? ''} ${own?.asks ?? ''}`;

const setOwnPricesAtom = atom(null, (get, set, symbol: string, prices: OwnPrices) => {
  const own = get(ownPricesAtom);
  if (textOf(prices) !== textOf(own[symbol])) set(ownPricesAtom, { ...own, [symbol]: prices });
});

/** The largest page that the wire gives: coin/list is a plain list and says nowhere how many rows there are in all. */
const MOST = 100;

/**
 * The user's open orders of a pair, newest first; none for a guest. Ticket, chart and book ask once for all of them, and the levels at
 * which they stand are marked in the book. `count` is how many there are, undefined while it is not known and where a page is full.
 */
export function useOpenOrders({ symbol, currency_id, legal_id }: Pair) {
  const isSignedIn = useIsSignedIn();
  const request = { status: ORDER_STATUS.open, currency_id, legal_id, limit: MOST };
  const query = useQuery(callQuery('spot.orders', request, { enabled: isSignedIn }));
  const { data } = query;
  const setOwnPrices = useSetAtom(setOwnPricesAtom);
  const orders = useMemo(
    () =>
      (isSignedIn ? (data ?? []) : []).filter(
        (order) => order.currency_id === currency_id && order.legal_id === legal_id,
      ),
    [data, isSignedIn, currency_id, legal_id],
  );
  useEffect(() => {
    const pricesOf = (side: number) => orders.flatMap(({ type, target_price }) => (type === side ? target_price : []));
    setOwnPrices(symbol, { bids: pricesOf(SIDE.buy), asks: pricesOf(SIDE.sell) });
  }, [symbol, orders, setOwnPrices]);
  return { query, orders, count: data && data.length < MOST ? data.length : undefined };
}
