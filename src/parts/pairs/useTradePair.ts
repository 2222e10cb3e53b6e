import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePairs } from '../../state/pairs.ts';
import { addRecentPairAtom, lastPairAtom } from '../../state/preferences.ts';
import { useParams } from '../navigation/index.ts';
import { keptName, namedPair, namedPairAtom } from './named-pair.ts';

/**
 * The pair of the address (`currency_id`, `legal_id`), else the last one viewed, else the first listed. `named` is what it is called where
 * no pairs have come: known of the last one viewed.
 */
export function useTradePair() {
  const params = useParams();
  const pairs = usePairs();
  const last = useAtomValue(lastPairAtom);
  const setLast = useSetAtom(lastPairAtom);
  const [kept, keep] = useAtom(namedPairAtom);
  const addRecent = useSetAtom(addRecentPairAtom);
  const isNamed = params.currency_id !== undefined && params.legal_id !== undefined;
  const pair = isNamed
    ? pairs.byIds(params.currency_id ?? '', params.legal_id ?? '')
    : (pairs.bySymbol.get(last) ?? pairs.list[0]);
  const symbol = pair?.symbol;
  const name = pair && keptName(pair);
  useEffect(() => {
    if (symbol === undefined) return;
    setLast(symbol);
    addRecent(symbol);
  }, [symbol, setLast, addRecent]);
  useEffect(() => {
    if (name !== undefined) keep(name);
  }, [name, keep]);
  const before = pairs.list.length === 0 ? namedPair(kept) : undefined;
  const isMeant =
    !isNamed || `${before?.currency_id}/${before?.legal_id}` === `${params.currency_id}/${params.legal_id}`;
  return {
    pair,
    named: isMeant ? before : undefined,
    isLoading: pairs.isLoading,
    error: pairs.error,
    retry: pairs.retry,
  };
}
