import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { ClockIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LotsSlider } from '#kit/LotsSlider';
import { PriceText } from '#kit/PriceText';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { Position } from '../../contract/rows/position.ts';
import { useSubmit } from '../../data/useSubmit.ts';
import { COIN_SCALE, decimalsOf } from '../../domain/decimal-text.ts';
import { partOf, profitOf } from '../../domain/futures/amounts.ts';
import { div, mul } from '../../domain/money.ts';
import { directionOf } from '../../domain/number.ts';
import { useFreshness } from '../../state/live/freshness.ts';
import { isClosed, type Pair } from '../../state/pairs.ts';
import { FormError } from '../form/FormError.tsx';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { MONEY_SCALE, sideOf } from './position.ts';

interface CloseSheetProps {
  /** As it stands now (withLive). */
  readonly position: Position;
  readonly pair: Pair | undefined;
  readonly onClose: () => void;
}

/** Closes a position, or a part of it, with what that comes to at the mark before the tap. */
export function CloseSheet({ position, pair, onClose }: CloseSheetProps) {
  const { t } = useTranslation('futures');
  const late = useLateT('futures');
  const errorText = useErrorText();
  const { staleSince } = useFreshness(pair?.symbol);
  const [lots, setLots] = useState(position.share);
  const [wrong, setWrong] = useState<{ readonly lots: boolean; readonly say: () => string } | null>(null);
  const side = sideOf(position);
  const [base = '', coin = ''] = position.symbol.split('/');
  const [count, all] = [Number(lots || '0'), Number(position.share)];
  const size = count > 0 ? (div(mul(position.number, lots), position.share) ?? '0') : '0';
  const profit = profitOf({ direction: side, size, entry: position.price }, position.update_price, MONEY_SCALE);
  const { submit, busy } = useSubmit('futures.close', {
    onSuccess: () => {
      toast(() => late('close.asked', { pair: position.symbol }), { icon: 'success' });
      onClose();
    },
    onError: (error) =>
      setWrong({
        lots: error.field === 'lots',
        say: () => (error.isUnclear ? late('close.unclear') : errorText(error)),
      }),
  });
  const send = () => {
    if (count < 1) return setWrong({ lots: true, say: () => late('error.lotsRequired') });
    if (count > all) return setWrong({ lots: true, say: () => late('error.lotsLeft', { max: position.share }) });
    setWrong(null);
    return void submit({ id: position.id, ...(count < all && { share: count }) });
  };
  const isShut = pair !== undefined && isClosed(pair);
  const label = isShut
    ? t('close.closed')
    : staleSince !== null
      ? t('close.stale')
      : t('close.action', { count: count > 0 ? count : all });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`close.title.${side}`, { pair: position.symbol })}
      footer={
        <Button
          block
          busy={busy}
          disabled={isShut || staleSince !== null}
          icon={staleSince !== null && !isShut ? <ClockIcon size={20} /> : undefined}
          onClick={send}
        >
          {label}
        </Button>
      }
    >
      <Stack gap={16}>
        <LotsSlider
          label={t('entrust.lots')}
          value={lots}
          onChange={(value) => {
            setWrong(null);
            setLots(value);
          }}
          max={position.share}
          amount={<AmountText trim value={size} scale={COIN_SCALE} unit={base} />}
          error={wrong?.lots ? wrong.say() : undefined}
        />
        <KeyValueList>
          <KeyValue
            label={t('position.mark')}
            value={
              <PriceText
                value={position.update_price}
                decimals={pair?.priceDecimals ?? decimalsOf(position.update_price)}
              />
            }
            unit={coin}
          />
          <KeyValue
            label={t('close.profit')}
            value={
              <Text as="span" look="label" direction={directionOf(profit)}>
                <AmountText signed value={profit} scale={MONEY_SCALE} unit={coin} />
              </Text>
            }
          />
          <KeyValue
            label={t('close.margin')}
            value={
              <AmountText
                value={partOf(position.caution_money, Math.min(count, all), all, COIN_SCALE)}
                scale={MONEY_SCALE}
                unit={coin}
              />
            }
          />
        </KeyValueList>
        <Text look="caption" tone="secondary">
          {t('close.begins')}
        </Text>
        <FormError text={wrong && !wrong.lots ? wrong.say() : undefined} />
      </Stack>
    </Sheet>
  );
}
