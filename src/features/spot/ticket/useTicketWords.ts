import { useAtomValue } from 'jotai';
import { COIN_SCALE } from '../../../domain/constants.ts';
import type { Problem } from '../../../domain/forms/form.ts';
import type { SpotKey } from '../../../domain/forms/spot-order.ts';
import { formatAmount } from '../../../domain/number.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';

/** The sentence for what is wrong with a ticket, with the figures that the user needs to mend it; a hidden balance stays hidden. */
export function useTicketWords(): (problem: Problem<string, SpotKey | 'balance'>) => string {
  const late = useLateT('spot');
  const isHidden = useAtomValue(hideBalancesAtom);
  return ({ key, values }) => {
    if (key !== 'balance') return late(`error.${key}`, { ...values });
    if (isHidden) return late('error.balanceHidden', { ...values });
    return late('error.balance', {
      ...values,
      available: formatAmount(values?.available, COIN_SCALE, { trim: true }),
    });
  };
}
