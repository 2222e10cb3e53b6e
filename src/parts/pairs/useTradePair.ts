import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePairs } from '../../state/pairs.ts';
import { addRecentPairAtom, lastPairAtom } from '../../state/preferences.ts';
import { useParams } from '../navigation/index.ts';

/** The pair of the address (`currency_id`, `legal_id`), else the last one viewed, else the first listed. */
export function useTradePair() {
  const params = useParams();
  const pairs = usePairs();
  const last = useAtomValue(lastPairAtom);
  const setLast = useSetAtom(lastPairAtom);
  const addRecent = useSetAtom(addRecentPairAtom);
  const isNamed = params.currency_id !== undefined && params.legal_id !== undefined;
  const pair = isNamed
    ? pairs.byIds(params.currency_id ?? '', params.legal_id ?? '')
    : (pairs.bySymbol.get(last) ?? pairs.list[0]);
  const symbol = pair?.symbol;
  useEffect(() => {
    if (symbol === undefined) return;
    setLast(symbol);
    addRecent(symbol);
  }, [symbol, setLast, addRecent]);
  return { pair, isLoading: pairs.isLoading, error: pairs.error, retry: pairs.retry };
}
