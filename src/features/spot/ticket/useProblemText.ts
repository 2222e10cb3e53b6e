import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../domain/number.ts';
import type { Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import type { TicketProblem } from './ticket.ts';
import type { Ticket } from './useTicket.ts';

const SCALE = 8;

/** The sentence for a problem, with the figures that the user needs to mend it; a hidden balance stays hidden. */
export function useProblemText(pair: Pair): (problem: TicketProblem, ticket: Ticket) => string {
  const { t } = useTranslation('spot');
  const isHidden = useAtomValue(hideBalancesAtom);
  return (problem, { form, rules, funds }) => {
    const isBuy = form.side === 'buy';
    const figure = (value: string) => formatAmount(value, SCALE, { trim: true });
    switch (problem) {
      case 'minAmount':
        return t('error.minAmount', { min: figure(rules.minAmount), coin: pair.currency_name });
      case 'minValue':
        return t('error.minValue', { min: figure(rules.minValue), coin: pair.legal_name });
      case 'balance':
        if (isHidden) return t('error.balanceHidden', { coin: isBuy ? pair.legal_name : pair.currency_name });
        return t('error.balance', {
          coin: isBuy ? pair.legal_name : pair.currency_name,
          available: figure(isBuy ? funds.quote : funds.base),
        });
      default:
        return t(`error.${problem}`);
    }
  };
}
