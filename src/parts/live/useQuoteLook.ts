import { useAtomValue } from 'jotai';
import type { Pair } from '../../state/pairs.ts';
import { denseListsAtom } from '../../state/preferences.ts';
import { fiatRateAtom } from '../../state/rates.ts';

type Quoted = Pick<Pair, 'legal_name'>;

/** A dollar of the exchange and a dollar: the value of a price would only repeat it. */
export const isSameMoney = (quote: string, code: string): boolean =>
  quote === code || (quote === 'USDT' && code === 'USD');

/** Whether rows of these pairs have a second line under their prices: not where it would say the same in all of them. */
export function useValueLook(pairs: readonly Quoted[]): 'full' | 'single' {
  const { currency_code } = useAtomValue(fiatRateAtom);
  return pairs.every(({ legal_name }) => isSameMoney(legal_name, currency_code)) ? 'single' : 'full';
}

/** How high the rows of a list of pairs are: as the user wants lists, else as their values need it. */
export function useQuoteLook(pairs: readonly Quoted[]): 'full' | 'single' | 'compact' {
  const isDense = useAtomValue(denseListsAtom);
  const look = useValueLook(pairs);
  return isDense ? 'compact' : look;
}
