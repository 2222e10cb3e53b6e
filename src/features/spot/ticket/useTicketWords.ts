import { useAtomValue } from 'jotai';
import type { Problem } from '../../../domain/forms/form.ts';
import type { SpotKey } from '../../../domain/forms/spot-order.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';

/** The sentence for what is wrong with a ticket, with the figures that the user needs to mend it; a hidden balance stays hidden. */
export function useTicketWords(): (problem: Problem<string, SpotKey | 'balance'>) => string {
  const late = useLateT('spot');
  const isHidden = useAtomValue(hideBalancesAtom);
  return ({ key, values }) => late(`error.${key === 'balance' && isHidden ? 'balanceHidden' : key}`, { ...values });
}
