import { useTranslation } from 'react-i18next';
import { Checkbox } from '#kit/Checkbox';
import { EndsRuler, type PriceMark } from '#kit/EndsRuler';
import { OutcomePair } from '#kit/OutcomePair';
import { Stack } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import { unitOf } from '../../../domain/decimal-text.ts';
import { EMPTY, formatPercent, formatPrice } from '../../../domain/number.ts';
import { FormNumber } from '../../../parts/form/FormNumber.tsx';
import { MONEY_SCALE, returnOf } from '../../../parts/futures/position.ts';
import type { Pair } from '../../../state/pairs.ts';
import type { FuturesTicket } from './useFuturesTicket.ts';

interface FuturesExitsProps {
  readonly pair: Pair;
  readonly ticket: FuturesTicket;
  readonly onWhy: () => void;
}

const EXITS = ['takeProfit', 'stopLoss'] as const;

/** Where the order takes its profit and stops its loss, and what each comes to. */
export function FuturesExits({ pair, ticket, onWhy }: FuturesExitsProps) {
  const { t } = useTranslation('futures');
  const { form, values, estimate, outcomes } = ticket;
  const outcome = (key: (typeof EXITS)[number]) => {
    const told = outcomes[key];
    const share = told && estimate ? returnOf(told.profit, estimate.margin) : null;
    return {
      condition: t(`exits.${key}At`, { price: told ? formatPrice(told.level, pair.priceDecimals) : EMPTY }),
      result: told?.profit ?? null,
      note: share === null ? null : t('exits.ofMargin', { share: formatPercent(share) }),
    };
  };
  const marks: PriceMark[] = [
    { kind: 'entry', label: t('position.entry'), price: estimate?.entry },
    { kind: 'liquidation', label: t('position.liquidation'), price: estimate?.liquidation },
    { kind: 'profit', label: t('position.takeProfit'), price: outcomes.takeProfit?.level },
    { kind: 'loss', label: t('position.stopLoss'), price: outcomes.stopLoss?.level },
  ];
  const ends = marks.filter(({ price }) => price);
  return (
    <Stack gap={8}>
      <Checkbox checked={values.hasExits} onChange={(hasExits) => form.set({ hasExits })}>
        {t('exits.label')}
      </Checkbox>
      {values.hasExits
        ? EXITS.map((name) => (
            <FormNumber
              key={name}
              form={form}
              name={name}
              label={t(`position.${name}`)}
              unit={pair.legal_name}
              decimals={pair.priceDecimals}
              step={unitOf(pair.priceDecimals)}
              placeholder={ticket.index}
              withSteps
            />
          ))
        : null}
      {ends.length > 1 ? <EndsRuler title={t('exits.ends')} marks={ends} decimals={pair.priceDecimals} /> : null}
      {outcomes.takeProfit || outcomes.stopLoss ? (
        <>
          <OutcomePair scale={MONEY_SCALE} outcomes={[outcome('takeProfit'), outcome('stopLoss')]} />
          <TextButton onClick={onWhy}>{t('why.open.profit')}</TextButton>
        </>
      ) : null}
    </Stack>
  );
}
