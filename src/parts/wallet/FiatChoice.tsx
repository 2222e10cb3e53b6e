import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PickerSheet } from '#kit/PickerSheet';
import { LANG_TAG } from '../../domain/constants.ts';
import { formatMoment } from '../../domain/time.ts';
import { fiatAtom } from '../../state/preferences.ts';
import { useFiat } from '../../state/rates.ts';
import { useLang } from '../language/useLang.ts';

interface FiatChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses the currency that values are shown in. */
export function FiatChoice({ open, onClose }: FiatChoiceProps) {
  const { t } = useTranslation('profile');
  const [code, setCode] = useAtom(fiatAtom);
  const { rates, oldSince } = useFiat();
  const lang = useLang();
  // Readings B4: rates of yesterday serve, but say so.
  const title =
    oldSince === null
      ? t('fiat.title')
      : `${t('fiat.title')} · ${t('fiat.rateOf', { time: formatMoment(oldSince, lang) })}`;
  const names = new Intl.DisplayNames(LANG_TAG[lang], { type: 'currency', fallback: 'none' });
  const options = rates.map((rate) => ({
    key: rate.currency_code,
    label: rate.currency_code,
    ...nameOf(names, rate.currency_code),
  }));
  return (
    <PickerSheet open={open} onClose={onClose} title={title} value={code} options={options} onChange={setCode} search />
  );
}

/** The name of a currency in the language of the app, and as a keyword; a code that Intl does not know has none. */
function nameOf(names: Intl.DisplayNames, code: string): { detail?: string; keywords?: string } {
  const name = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
  return name === undefined ? {} : { detail: name, keywords: name };
}
