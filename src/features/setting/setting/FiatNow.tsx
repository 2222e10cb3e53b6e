import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../domain/time.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { useFiat } from '../../../state/rates.ts';

/** The currency in force; where its rate is older than a day, since when (readings B4). */
export function FiatNow() {
  const { t } = useTranslation('profile');
  const { code, oldSince } = useFiat();
  const lang = useLang();
  if (oldSince === null) return code;
  return `${code} · ${t('fiat.rateOf', { time: formatMoment(oldSince, lang) })}`;
}
