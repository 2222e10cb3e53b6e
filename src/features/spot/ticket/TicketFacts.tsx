import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { IconButton } from '#kit/IconButton';
import { PlusCircleIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PriceText } from '#kit/PriceText';
import { Row } from '#kit/Stack';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { mul } from '../../../domain/money.ts';
import { formatRate } from '../../../domain/number.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import type { Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { totalDecimals } from '../shared/total.ts';
import { feeOfOrder, walkOf } from './ticket.ts';
import type { Ticket } from './useTicket.ts';

interface TicketFactsProps {
  readonly pair: Pair;
  readonly ticket: Ticket;
}

/** What the order may spend and what it costs, before the tap. */
export function TicketFacts({ pair, ticket }: TicketFactsProps) {
  const { t } = useTranslation('spot');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const isHidden = useAtomValue(hideBalancesAtom);
  const { order, rules, funds, book } = ticket;
  const isBuy = order.side === 'buy';
  const [spent, received] = isBuy ? [pair.legal_name, pair.currency_name] : [pair.currency_name, pair.legal_name];
  const available = isBuy ? funds.quote : funds.base;
  const fee = feeOfOrder(order, rules, book);
  const average = walkOf(order, book)?.average;
  const isKnown = isSignedIn && ticket.isFundsKnown;
  const decimals = isBuy ? totalDecimals(rules) : rules.amountDecimals;
  return (
    <KeyValueList dense>
      <KeyValue
        label={t('available')}
        value={
          isKnown ? (
            <Row as="span" gap={4}>
              <AmountText value={available} scale={decimals} hidden={isHidden} unit={spent} />
              <IconButton
                flat="end"
                tone="accent"
                label={t('deposit')}
                icon={<PlusCircleIcon size={16} weight="fill" />}
                onClick={() => go.open('pages/fund/select', { url: 'receive' })}
              />
            </Row>
          ) : null
        }
      />
      {order.type === 'market' ? (
        <KeyValue
          label={t('average')}
          value={average ? <PriceText value={average} decimals={rules.priceDecimals} /> : null}
          unit={pair.legal_name}
        />
      ) : null}
      <KeyValue
        label={t('fee', { rate: formatRate(mul(rules.feeRate, '100')) })}
        value={fee === null ? null : <AmountText trim value={fee} scale={COIN_SCALE} unit={received} />}
      />
    </KeyValueList>
  );
}
