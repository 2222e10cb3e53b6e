import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { LeadText } from '#kit/LeadFigure';
import { Sheet } from '#kit/Sheet';
import { Skeleton } from '#kit/Skeleton';
import { formatAmount, formatRate } from '../../domain/number.ts';
import { whyRisk } from './account-now.ts';
import { FormulaSheet } from './FormulaSheet.tsx';
import { MONEY_SCALE } from './position.ts';
import { useAccountNow } from './useAccountNow.ts';

/** How the risk rate of the account comes about. */
export function RiskWhy({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('positions');
  const account = useAccountNow();
  if (!account) return <WhyLoading title={t('why.risk.title')} onClose={onClose} />;
  const { rate, worth, kept } = whyRisk(account);
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit="USDT" />;
  return (
    <FormulaSheet
      title={t('why.risk.title')}
      figure={<LeadText value={t('why.percent', { rate: formatAmount(rate, 1) })} />}
      text={t('why.risk.text')}
      formula={t('why.risk.formula', {
        kept: formatAmount(kept, MONEY_SCALE),
        worth: formatAmount(worth, MONEY_SCALE),
        rate: formatRate(rate, 1),
      })}
      terms={[
        { label: t('why.risk.kept'), value: money(kept) },
        { label: t('why.risk.worth'), value: money(worth) },
      ]}
      note={t('why.same')}
      withFunds
      onClose={onClose}
    />
  );
}

/** Until the account is there. */
export function WhyLoading({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={title}>
      <Skeleton shape="block" height="12rem" />
    </Sheet>
  );
}
