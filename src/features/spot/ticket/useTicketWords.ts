import { useAtomValue } from 'jotai';
import type { Problem } from '../../../domain/forms/form.ts';
import type { SpotKey } from '../../../domain/forms/spot-order.ts';
import type { StopKey } from '../../../domain/forms/spot-ticket.ts';
import { formatAmount, formatRate } from '../../../domain/number.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { totalDecimals } from '../shared/total.ts';
import { BAND_PERCENT, type FundsKey, type TicketRules } from './ticket.ts';

/** The sentence for what is wrong with a ticket, with the figures that the user needs to mend it; a hidden balance stays hidden. */
export function useTicketWords(rules: TicketRules): (problem: Problem<string, SpotKey | StopKey | FundsKey>) => string {
  const late = useLateT('spot');
  const isHidden = useAtomValue(hideBalancesAtom);
  return ({ key, values }) => {
    if (key !== 'balance' && key !== 'balanceBand') return late(`error.${key}`, { ...values });
    if (isHidden) return late('error.balanceHidden', { ...values });
    // As the ticket shows it.
    const decimals = values?.coin === rules.quote ? totalDecimals(rules) : rules.amountDecimals;
    return late(`error.${key}`, {
      ...values,
      share: formatRate(BAND_PERCENT, 0),
      available: formatAmount(values?.available, decimals),
    });
  };
}
