import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { IconButton } from '#kit/IconButton';
import { PlusCircleIcon, QuestionIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PriceText } from '#kit/PriceText';
import { Row } from '#kit/Stack';
import { toPercent } from '../../../domain/fraction.ts';
import { formatRate } from '../../../domain/number.ts';
import { MONEY_SCALE } from '../../../parts/futures/position.ts';
import type { WhyTopic } from '../../../parts/futures/why.ts';
import type { Pair } from '../../../state/pairs.ts';
import type { FuturesTicket } from './useFuturesTicket.ts';

interface FuturesFactsProps {
  readonly pair: Pair;
  readonly ticket: FuturesTicket;
  readonly onWhy: (topic: WhyTopic) => void;
  readonly onTransfer: () => void;
}

/** What the account has, and what the order takes of it, each with its why. */
export function FuturesFacts({ pair, ticket, onWhy, onTransfer }: FuturesFactsProps) {
  const { t } = useTranslation('futures');
  const { estimate, offer, values } = ticket;
  const money = (value: string | undefined) =>
    value === undefined ? null : <AmountText value={value} scale={MONEY_SCALE} />;
  const withWhy = (topic: WhyTopic, value: ReactElement | string | null) =>
    value === null ? null : (
      <Row as="span" gap={4}>
        {value}
        <IconButton
          flat="end"
          tone="accent"
          label={t(`why.open.${topic}`)}
          icon={<QuestionIcon size={16} />}
          onClick={() => onWhy(topic)}
        />
      </Row>
    );
  return (
    <KeyValueList dense>
      <KeyValue
        label={t('available')}
        value={
          ticket.available === null ? null : (
            <Row as="span" gap={4}>
              <AmountText
                value={ticket.available}
                scale={MONEY_SCALE}
                hidden={ticket.isHidden}
                unit={pair.legal_name}
              />
              <IconButton
                flat="end"
                tone="accent"
                label={t('move.title')}
                icon={<PlusCircleIcon size={16} weight="fill" />}
                onClick={onTransfer}
              />
            </Row>
          )
        }
      />
      <KeyValue
        label={t('facts.margin', { level: values.multiple })}
        value={withWhy('margin', money(estimate?.margin))}
      />
      <KeyValue
        label={t('facts.fee', { rate: formatRate(toPercent(offer.fee)) })}
        value={withWhy('fee', money(estimate?.fee))}
      />
      <KeyValue label={t('facts.overnight')} value={withWhy('overnight', money(estimate?.overnight))} />
      <KeyValue
        label={t('position.liquidation')}
        value={withWhy(
          'liquidation',
          estimate?.liquidation ? <PriceText value={estimate.liquidation} decimals={pair.priceDecimals} /> : null,
        )}
      />
      {ticket.risk ? (
        <KeyValue
          label={t('facts.risk')}
          value={withWhy('risk', t('why.percent', { rate: formatRate(ticket.risk, 1) }))}
        />
      ) : null}
    </KeyValueList>
  );
}
