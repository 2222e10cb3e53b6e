import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { EntrustRow } from '#kit/EntrustRow';
import { PercentText } from '#kit/PercentText';
import { PriceText } from '#kit/PriceText';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import type { Position } from '../../../contract/rows/position.ts';
import { COIN_SCALE, decimalsOf } from '../../../domain/decimal-text.ts';
import { fixedTo } from '../../../domain/money.ts';
import { directionOf } from '../../../domain/number.ts';
import { MONEY_SCALE, returnOf, sideOf, TONE_OF } from '../../../parts/futures/position.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { markKind, type Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';

interface ClosedItemProps {
  readonly position: Position;
  readonly pair: Pair | undefined;
  readonly onDetails: () => void;
}

/** A position that has ended: from where to where, why, and what it came to. */
export function ClosedItem({ position, pair, onDetails }: ClosedItemProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const lang = useLang();
  const isHidden = useAtomValue(hideBalancesAtom);
  const side = sideOf(position);
  const [base = ''] = position.symbol.split('/');
  const decimals = pair?.priceDecimals ?? decimalsOf(position.price);
  const rate = returnOf(position.fact_profits, position.origin_caution_money);
  return (
    <EntrustRow
      withMark
      kind={pair && markKind(pair)}
      pair={position.symbol}
      side={TONE_OF[side]}
      sideLabel={tFutures(`sideAt.${side}`, { multiple: position.multiple })}
      type={tFutures(position.order_kind === 'limit' ? 'type.limit' : 'type.market')}
      facts={[
        {
          label: t('closed.profit'),
          value: (
            <Text as="span" look="label" direction={isHidden ? undefined : directionOf(position.fact_profits)}>
              <AmountText signed value={position.fact_profits} scale={MONEY_SCALE} hidden={isHidden} />
            </Text>
          ),
        },
        { label: tFutures('position.entry'), value: <PriceText value={position.price} decimals={decimals} /> },
        { label: t('closed.price'), value: <PriceText value={position.update_price} decimals={decimals} /> },
        {
          label: tFutures('position.return'),
          value: <PercentText value={rate === null ? null : fixedTo(rate, MONEY_SCALE)} />,
        },
        {
          label: tFutures('lots', { count: Number(position.share) }),
          value: <AmountText trim value={position.number} scale={COIN_SCALE} unit={base} hidden={isHidden} />,
        },
        {
          label: tFutures('position.margin'),
          value: <AmountText value={position.origin_caution_money} scale={MONEY_SCALE} hidden={isHidden} />,
        },
      ]}
      action={
        <Badge tone={position.reason === 'liquidated' ? 'danger' : 'ended'}>
          {position.reason_name || position.status_name}
        </Badge>
      }
      foot={
        <Row as="span" wrap justify="between" gap={12}>
          <TimeText value={position.complete_time} lang={lang} look="seconds" />
          <Button
            variant="secondary"
            size="sm"
            label={t(`row.detailsOf.${side}`, { pair: position.symbol })}
            onClick={onDetails}
          >
            {t('row.details')}
          </Button>
        </Row>
      }
    />
  );
}
