import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { Inset, Stack } from '#kit/Stack';
import { SwapPanel, type SwapSide } from '#kit/SwapPanel';
import { Text } from '#kit/Text';
import type { AccountKind } from '../../../contract/codes.ts';
import type { TransferableCoin } from '../../../contract/rows/ledger.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import { formatAmount } from '../../../domain/number.ts';
import { FormError } from '../../../parts/form/FormError.tsx';
import { FormNumber } from '../../../parts/form/FormNumber.tsx';
import { useFormValues } from '../../../parts/form/useFormField.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { amountOf, balancesAfter, shareOf, type Way, type WholeWay } from './accounts.ts';
import { CoinSelect } from './CoinSelect.tsx';
import { useTransfer } from './useTransfer.ts';

interface TransferFormProps {
  readonly coins: readonly TransferableCoin[];
  readonly way: WholeWay;
  readonly onWay: (change: Way) => void;
}

/** How much, from where to where, of which coin, and what both accounts hold after it. */
export function TransferForm({ coins, way, onWay }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const { t: names } = useTranslation('assets');
  const isHidden = useAtomValue(hideBalancesAtom);
  const { form, busy } = useTransfer(way);
  const { coin, from, to, available } = way;
  const amount = decimalText(useFormValues(form).amount) ?? '0';
  const left = balancesAfter(way, amount);
  const isTyped = amount !== '0';
  const change = (next: Way) => {
    form.set({ amount: '' });
    onWay({ coin: coin.id, from, to, ...next });
  };
  const side = (
    part: 'from' | 'to',
    kind: AccountKind,
    [before, then]: readonly [string, string | undefined],
  ): SwapSide => ({
    label: t(`transfer.${part}`),
    note: t('transfer.beforeAfter'),
    choice: (
      <Select
        size="strong"
        label={t(`transfer.${part}`)}
        value={kind}
        options={way.kinds.map((key) => ({ key, label: names(`accounts.${key}`) }))}
        onChange={(key) => {
          const isOther = key === (part === 'from' ? to : from);
          change(isOther ? { from: to, to: from } : { [part]: key });
        }}
      />
    ),
    value: (
      <>
        <Text as="span" look="text" tone="tertiary">
          <AmountText value={before} scale={COIN_SCALE} trim={2} hidden={isHidden} />
        </Text>
        {' → '}
        <AmountText value={then} scale={COIN_SCALE} trim={2} hidden={isHidden} />
      </>
    ),
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Inset top={8} safe="bottom">
        <Stack gap={16}>
          <FormNumber
            form={form}
            name="amount"
            size="lead"
            label={t('transfer.move')}
            unit={coin.name}
            decimals={COIN_SCALE}
            placeholder="0"
            most={{ label: t('transfer.max'), value: available }}
          />
          <PercentBar
            look="ruler"
            label={t('transfer.share')}
            value={shareOf(amount, available)}
            disabled={decimalText(available) === '0'}
            onChange={(percent) => form.set({ amount: percent === 0 ? '' : amountOf(percent, available, COIN_SCALE) })}
          />
          <Text look="text" tone="tertiary">
            {t('transfer.available')}{' '}
            <Text as="span" look="label">
              <AmountText value={available} scale={COIN_SCALE} trim={2} hidden={isHidden} />
            </Text>
          </Text>
          <SwapPanel
            from={side('from', from, [available, left?.[0]])}
            to={side('to', to, [way.there, left?.[1]])}
            swapLabel={t('transfer.swap')}
            onSwap={() => change({ from: to, to: from })}
          />
          <CoinSelect coins={coins} way={way} onChange={(id) => change({ coin: id })} />
          <KeyValueList>
            <KeyValue label={t('transfer.fee')} value={t('transfer.none')} />
            <KeyValue label={t('transfer.arrives')} value={t('transfer.atOnce')} />
          </KeyValueList>
          <FormError text={form.error} />
          <Button type="submit" block busy={form.busy || busy}>
            {isTyped
              ? t('transfer.submitAmount', { amount: formatAmount(amount, COIN_SCALE, { trim: 2 }), coin: coin.name })
              : names('actions.transfer')}
          </Button>
        </Stack>
      </Inset>
    </form>
  );
}
