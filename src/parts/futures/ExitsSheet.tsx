import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { SegmentedControl } from '#kit/SegmentedControl';
import { Sheet } from '#kit/Sheet';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { Position } from '../../contract/rows/position.ts';
import { useSubmit } from '../../data/useSubmit.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import { type FuturesExitsForm, futuresExitsForm } from '../../domain/forms/futures-exits.ts';
import { typedLevel } from '../../domain/forms/futures-order.ts';
import { profitOf } from '../../domain/futures/amounts.ts';
import { directionOf, formatPrice } from '../../domain/number.ts';
import { useQuote } from '../../state/live/useQuote.ts';
import type { Pair } from '../../state/pairs.ts';
import { FormError } from '../form/FormError.tsx';
import { FormNumber } from '../form/FormNumber.tsx';
import { useFormField, useFormValues } from '../form/useFormField.ts';
import { type SchemaForm, useSchemaForm } from '../form/useSchemaForm.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { exitOf, isEntrust, MONEY_SCALE, sideOf, symbolOf } from './position.ts';

interface ExitsSheetProps {
  /** As it stands now (withLive). */
  readonly position: Position;
  readonly pair: Pair | undefined;
  readonly onClose: () => void;
}

/** Take-profit and stop-loss of a position, each with what it would come to; an empty one is none (readings E15). */
export function ExitsSheet({ position, pair, onClose }: ExitsSheetProps) {
  const { t } = useTranslation('positions');
  const late = useLateT('positions');
  const errorText = useErrorText();
  const quote = useQuote(symbolOf(position));
  const side = sideOf(position);
  const decimals = pair?.priceDecimals ?? decimalsOf(position.price);
  const entry = isEntrust(position) ? null : position.price;
  const mark = entry === null ? position.origin_price : position.update_price;
  const last = entry === null || !quote ? mark : quote.price;
  const { submit } = useSubmit('futures.setExits', {
    onSuccess: (_, { target_profit_price, stop_loss_price }) => {
      const isNone = Number(target_profit_price) === 0 && Number(stop_loss_price) === 0;
      toast(() => late(isNone ? 'exits.removed' : 'exits.saved', { pair: position.symbol }), { icon: 'success' });
      onClose();
    },
    onError: (error) => {
      const field = (['takeProfit', 'stopLoss'] as const).find((name) => name === error.field) ?? 'root';
      form.refuse(field, () => errorText(error));
    },
  });
  const form: SchemaForm<FuturesExitsForm> = useSchemaForm({
    schema: futuresExitsForm(
      { pair: position.symbol, priceDecimals: decimals },
      { direction: side, entry, prices: { mark, last } },
    ),
    start: {
      takeProfit: exitOf(position.target_profit_price) ?? '',
      stopLoss: exitOf(position.stop_loss_price) ?? '',
      exitOn: position.exit_on === 'last' ? 'last' : 'mark',
    },
    words: ({ key, values }) =>
      late(`exits.error.${key as ExitError}`, { ...values, price: formatPrice(String(values?.price ?? ''), decimals) }),
    send: ({ takeProfit, stopLoss, exitOn }) =>
      submit({
        id: position.id,
        target_profit_price: typedLevel(takeProfit) ?? '0',
        stop_loss_price: typedLevel(stopLoss) ?? '0',
        exit_on: exitOn,
      }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`exits.title.${side}`, { pair: position.symbol })}
      footer={
        <Button block busy={form.busy} onClick={form.submit}>
          {t('exits.save')}
        </Button>
      }
    >
      <form onSubmit={form.submit} noValidate>
        <Stack gap={16}>
          {(['takeProfit', 'stopLoss'] as const).map((name) => (
            <ExitField key={name} form={form} name={name} position={position} decimals={decimals} />
          ))}
          <HeldOn form={form} />
          <Text look="caption" tone="secondary">
            {t('exits.begins')}
          </Text>
          <FormError text={form.error} />
        </Stack>
      </form>
    </Sheet>
  );
}

type ExitError = 'priceDecimals' | 'takeProfitTooLow' | 'takeProfitTooHigh' | 'stopLossTooHigh' | 'stopLossTooLow';

interface ExitFieldProps {
  readonly form: SchemaForm<FuturesExitsForm>;
  readonly name: 'takeProfit' | 'stopLoss';
  readonly position: Position;
  readonly decimals: number;
}

/** A level, and what the position would come to there. */
function ExitField({ form, name, position, decimals }: ExitFieldProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const level = typedLevel(useFormValues(form)[name]);
  const [, coin = ''] = position.symbol.split('/');
  const entry = isEntrust(position) ? position.origin_price : position.price;
  const result =
    level === null ? null : profitOf({ direction: sideOf(position), size: position.number, entry }, level, MONEY_SCALE);
  return (
    <FormNumber
      form={form}
      name={name}
      label={tFutures(`position.${name}`)}
      decimals={decimals}
      unit={coin}
      placeholder={t('exits.none')}
      hint={
        result === null ? (
          t('exits.empty')
        ) : (
          <>
            {t('exits.expected')}{' '}
            <Text as="span" look="caption" direction={directionOf(result)}>
              <AmountText signed value={result} scale={MONEY_SCALE} unit={coin} />
            </Text>
          </>
        )
      }
    />
  );
}

/** Which price of the ticks both are held against. */
function HeldOn({ form }: Pick<ExitFieldProps, 'form'>) {
  const { t } = useTranslation('positions');
  const { value, onChange } = useFormField<FuturesExitsForm, FuturesExitsForm['exitOn']>({ form, name: 'exitOn' });
  return (
    <Row wrap justify="between" gap={12} lines={8}>
      <Text tone="secondary">{t('exits.on')}</Text>
      <SegmentedControl
        label={t('exits.on')}
        items={(['mark', 'last'] as const).map((key) => ({ key, label: t(`exits.by.${key}`) }))}
        value={value}
        onChange={onChange}
      />
    </Row>
  );
}
