import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { EntrustRow } from '#kit/EntrustRow';
import { PriceText } from '#kit/PriceText';
import { TimeText } from '#kit/TimeText';
import type { Position } from '../../contract/rows/position.ts';
import { COIN_SCALE, decimalsOf } from '../../domain/decimal-text.ts';
import { markKind, type Pair } from '../../state/pairs.ts';
import { useLang } from '../language/useLang.ts';
import { exitOf, isOpening, MONEY_SCALE, sideOf, TONE_OF } from './position.ts';
import { useCancelEntrust } from './useCancelEntrust.tsx';

interface EntrustRowOfProps {
  readonly position: Position;
  readonly pair: Pair | undefined;
  /** With the coin's mark and the moment it was placed: in lists of all pairs. @default false */
  readonly isFull?: boolean;
}

/** An entrust: what it waits for, and its Cancel; one at the market waits for a tick, and says so. */
export function EntrustRowOf({ position, pair, isFull = false }: EntrustRowOfProps) {
  const { t } = useTranslation('futures');
  const lang = useLang();
  const cancel = useCancelEntrust(position, pair);
  const side = sideOf(position);
  const [base = ''] = position.symbol.split('/');
  const decimals = pair?.priceDecimals ?? decimalsOf(position.origin_price);
  const price = (value: string | null) => <PriceText value={value} decimals={decimals} />;
  const isMarket = isOpening(position);
  return (
    <EntrustRow
      pair={position.symbol}
      withMark={isFull}
      kind={pair && markKind(pair)}
      side={TONE_OF[side]}
      sideLabel={t(`sideAt.${side}`, { multiple: position.multiple })}
      type={t(isMarket ? 'type.market' : 'type.limit')}
      foot={isFull ? <TimeText value={position.create_time} lang={lang} look="seconds" /> : undefined}
      facts={[
        { label: t('entrust.price'), value: price(isMarket ? null : position.origin_price) },
        {
          label: t('lots', { count: Number(position.share) }),
          value: <AmountText trim value={position.number} scale={COIN_SCALE} unit={base} />,
        },
        { label: t('position.margin'), value: <AmountText value={position.caution_money} scale={MONEY_SCALE} /> },
        { label: t('position.takeProfit'), value: price(exitOf(position.target_profit_price)) },
        { label: t('position.stopLoss'), value: price(exitOf(position.stop_loss_price)) },
        { label: t('position.fee'), value: <AmountText value={position.trade_fee} scale={MONEY_SCALE} /> },
      ]}
      action={
        isMarket ? (
          <Badge tone="info">{t('entrust.opening')}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            label={t(`entrust.cancelOf.${side}`, { pair: position.symbol })}
            onClick={() => void cancel()}
          >
            {t('entrust.cancel')}
          </Button>
        )
      }
    />
  );
}
