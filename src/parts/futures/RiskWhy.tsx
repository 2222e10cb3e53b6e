import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { LeadText } from '#kit/LeadFigure';
import { formatAmount, formatRate } from '../../domain/number.ts';
import { FormulaSheet } from './FormulaSheet.tsx';
import { useFuturesLive } from './live.ts';
import { MONEY_SCALE } from './position.ts';
import { whyRisk } from './position-why.ts';
import { useRiskAccount } from './useRiskAccount.ts';

/** How the risk rate of the account comes about. */
export function RiskWhy({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('positions');
  const account = useRiskAccount(true, useFuturesLive());
  const why = account ? whyRisk(account) : null;
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit="USDT" />;
  return (
    <FormulaSheet
      title={t('why.risk.title')}
      about={
        why && {
          figure: <LeadText value={t('why.percent', { rate: formatAmount(why.rate, 1) })} />,
          text: t('why.risk.text', { share: formatRate('100', 0) }),
          formula: t('why.risk.formula', {
            kept: formatAmount(why.kept, MONEY_SCALE),
            worth: formatAmount(why.worth, MONEY_SCALE),
            rate: formatRate(why.rate, 1),
          }),
          terms: [
            { label: t('why.risk.kept'), value: money(why.kept) },
            { label: t('why.risk.worth'), value: money(why.worth) },
          ],
        }
      }
      withFunds
      onClose={onClose}
    />
  );
}
