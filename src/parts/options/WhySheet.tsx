import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LeadFigure } from '#kit/LeadFigure';
import { Note } from '#kit/Note';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { COIN_SCALE } from '../../domain/constants.ts';
import { formatAmount, formatRate } from '../../domain/number.ts';
import { optionPayout } from '../../domain/option-proof.ts';
import { STAKE_SCALE } from './option.ts';

interface WhySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly stake: string;
  /** In percent. */
  readonly rate: string;
  readonly seconds: number;
  readonly coin: string;
}

/** How a payout comes about, with the user's own numbers, by the function that the exchange pays with. */
export function WhySheet({ open, onClose, stake, rate, seconds, coin }: WhySheetProps) {
  const { t } = useTranslation('options');
  const won = optionPayout('won', stake, rate, COIN_SCALE);
  return (
    <Sheet open={open} onClose={onClose} title={t('why.title')}>
      <Stack gap={16}>
        <Stack gap={8}>
          <LeadFigure value={won} scale={STAKE_SCALE} unit={coin} />
          <Text tone="secondary">{t('why.win')}</Text>
        </Stack>
        <Note look="field">
          {t('why.formula', {
            stake: formatAmount(stake, STAKE_SCALE),
            rate: formatRate(rate, 0),
            payout: formatAmount(won, STAKE_SCALE),
          })}
        </Note>
        <KeyValueList>
          <KeyValue
            label={`1  ${t('why.stake')}`}
            value={<AmountText value={stake} scale={STAKE_SCALE} unit={coin} />}
          />
          <KeyValue
            label={`2  ${t('why.rate', { duration: seconds })}`}
            value={t('why.percent', { rate: formatRate(rate, 0) })}
          />
        </KeyValueList>
        <Stack gap={4}>
          <Text tone="secondary">{t('why.draw', { amount: formatAmount(stake, STAKE_SCALE), coin })}</Text>
          <Text tone="secondary">{t('why.loss')}</Text>
        </Stack>
        <Text look="caption" tone="tertiary">
          {t('why.same')}
        </Text>
      </Stack>
    </Sheet>
  );
}
