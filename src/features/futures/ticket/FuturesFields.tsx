import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import { Stack } from '#kit/Stack';
import { COIN_SCALE, unitOf } from '../../../domain/decimal-text.ts';
import { FormNumber } from '../../../parts/form/FormNumber.tsx';
import { useFormField } from '../../../parts/form/useFormField.ts';
import { TONE_OF } from '../../../parts/futures/position.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import type { FuturesTicket } from './useFuturesTicket.ts';

interface FuturesFieldsProps {
  readonly pair: Pair;
  readonly ticket: FuturesTicket;
  readonly onMultiple: (level: string) => void;
  /** Opens all leverages, with what each means. */
  readonly onMultiples: () => void;
}

const ICONS = { buy: <ArrowUpRightIcon size={16} />, sell: <ArrowDownRightIcon size={16} /> };
const TYPES = ['market', 'limit'] as const;

/** Direction, type, leverage, price, lots, and the share of the balance that they take. */
export function FuturesFields({ pair, ticket, onMultiple, onMultiples }: FuturesFieldsProps) {
  const { t } = useTranslation('futures');
  const isSignedIn = useIsSignedIn();
  const { form, values, offer, estimate } = ticket;
  const multiple = useFormField({ form, name: 'multiple' });
  return (
    <Stack gap={8}>
      <SideSwitch
        label={t('side.label')}
        labels={{ buy: t('side.long'), sell: t('side.short') }}
        icons={ICONS}
        value={TONE_OF[values.direction]}
        onChange={(side) => form.set({ direction: side === 'buy' ? 'long' : 'short' })}
      />
      <Select
        label={t('type.label')}
        size="md"
        value={values.type}
        options={TYPES.map((key) => ({ key, label: t(`type.${key}`) }))}
        onChange={(type) => form.set({ type })}
      />
      <Select
        label={t('multiple.label')}
        size="md"
        value={values.multiple}
        options={offer.multiples.map((level) => ({ key: String(level), label: t('multiple.times', { level }) }))}
        onChange={onMultiple}
        onOpen={onMultiples}
        error={multiple.error}
      />
      {values.type === 'limit' ? (
        <FormNumber
          form={form}
          name="price"
          label={t('price', { coin: pair.legal_name })}
          decimals={pair.priceDecimals}
          placeholder={ticket.index}
          step={unitOf(pair.priceDecimals)}
          withSteps
        />
      ) : (
        <Note look="field">{t('marketPrice')}</Note>
      )}
      <FormNumber
        form={form}
        name="lots"
        label={t('entrust.lots')}
        decimals={0}
        placeholder="0"
        step="1"
        max={String(offer.maxLots)}
        withSteps
        hint={
          estimate ? <AmountText trim value={estimate.size} scale={COIN_SCALE} unit={pair.currency_name} /> : undefined
        }
      />
      <PercentBar
        look="ruler"
        label={t('percent')}
        value={ticket.share}
        onChange={ticket.setPercent}
        disabled={!isSignedIn || ticket.most === 0}
      />
    </Stack>
  );
}
