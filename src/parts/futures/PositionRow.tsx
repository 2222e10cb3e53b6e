import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { PositionCard, type PositionCardProps } from '#kit/PositionCard';
import { PriceText } from '#kit/PriceText';
import type { Position } from '../../contract/rows/position.ts';
import { COIN_SCALE, decimalsOf } from '../../domain/decimal-text.ts';
import { fixedTo } from '../../domain/money.ts';
import { useFreshness } from '../../state/live/freshness.ts';
import type { Pair } from '../../state/pairs.ts';
import { hideBalancesAtom } from '../../state/preferences.ts';
import { exitOf, isClosing, MONEY_SCALE, returnOf, sideOf } from './position.ts';

interface PositionRowProps extends Pick<PositionCardProps, 'actions' | 'foot' | 'onShare' | 'shareLabel'> {
  /** As it stands now (withLive). */
  readonly position: Position;
  readonly pair: Pair | undefined;
}

/** An open position with its live profit and all of its numbers. */
export function PositionRow({ position, pair, ...acts }: PositionRowProps) {
  const { t } = useTranslation('futures');
  const isHidden = useAtomValue(hideBalancesAtom);
  const { staleSince } = useFreshness(pair?.symbol);
  const side = sideOf(position);
  const [base = '', quote = ''] = position.symbol.split('/');
  const decimals = pair?.priceDecimals ?? decimalsOf(position.price);
  const price = (value: string | null | undefined) => <PriceText value={value ?? null} decimals={decimals} />;
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} hidden={isHidden} />;
  const profit = returnOf(position.profits, position.origin_caution_money);
  return (
    <PositionCard
      {...acts}
      symbol={base}
      pair={position.symbol}
      side={side}
      sideLabel={t(`sideAt.${side}`, { multiple: position.multiple })}
      tag={isClosing(position) ? t('position.closing') : null}
      pnl={position.profits}
      pnlDecimals={MONEY_SCALE}
      pnlLabel={t('position.pnl', { coin: quote })}
      rate={profit === null ? null : fixedTo(profit, MONEY_SCALE)}
      rateLabel={t('position.return')}
      course={{
        entry: position.price,
        mark: position.update_price,
        liquidation: position.liquidation_price ?? null,
      }}
      hidden={isHidden}
      staleSince={staleSince}
      facts={[
        { label: t('position.entry'), value: price(position.price) },
        { label: t('position.mark'), value: price(position.update_price), isLive: true },
        { label: t('position.liquidation'), value: price(position.liquidation_price), isLive: true },
        {
          label: t('lots', { count: Number(position.share) }),
          value: <AmountText trim value={position.number} scale={COIN_SCALE} unit={base} hidden={isHidden} />,
        },
        { label: t('position.margin'), value: money(position.caution_money) },
        { label: t('position.overnight'), value: money(position.overnight_money) },
        { label: t('position.takeProfit'), value: price(exitOf(position.target_profit_price)) },
        { label: t('position.stopLoss'), value: price(exitOf(position.stop_loss_price)) },
        { label: t('position.fee'), value: money(position.trade_fee) },
      ]}
    />
  );
}
