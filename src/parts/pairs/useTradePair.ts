import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { marketSymbol } from '../../contract/channels.ts';
import { usePairs } from '../../state/pairs.ts';
import { addRecentPairAtom } from '../../state/preferences.ts';
import { useParams } from '../navigation/index.ts';
import { keptName, lastPairAtom, namedPair } from './last-pair.ts';

/** The pair of whoever has not looked at any yet. */
const FIRST = 'btcusdt';

/**
 * The pair of the address (`currency_id`, `legal_id`), else the last one viewed, else the first listed. `named` is what it is called where
 * no pairs have come: known of the last one viewed.
 */
export function useTradePair() {
  const params = useParams();
  const pairs = usePairs();
  const [kept, keep] = useAtom(lastPairAtom);
  const addRecent = useSetAtom(addRecentPairAtom);
  const last = namedPair(kept);
  const isNamed = params.currency_id !== undefined && params.legal_id !== undefined;
  const pair = isNamed
    ? pairs.byIds(params.currency_id ?? '', params.legal_id ?? '')
    : (pairs.bySymbol.get(last ? marketSymbol(last.currency_name, last.legal_name) : FIRST) ?? pairs.list[0]);
  const symbol = pair?.symbol;
  const name = pair && keptName(pair);
  useEffect(() => {
    if (symbol !== undefined) addRecent(symbol);
  }, [symbol, addRecent]);
  useEffect(() => {
    if (name !== undefined) keep(name);
  }, [name, keep]);
  const isMeant = !isNamed || `${last?.currency_id}/${last?.legal_id}` === `${params.currency_id}/${params.legal_id}`;
  return {
    pair,
    named: isMeant && pairs.list.length === 0 ? last : undefined,
    isLoading: pairs.isLoading,
    error: pairs.error,
    retry: pairs.retry,
  };
}
