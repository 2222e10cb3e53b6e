import { createInstance } from 'i18next';
import en from '../../../locales/en/exchange.json' with { type: 'json' };
import fra from '../../../locales/fra/exchange.json' with { type: 'json' };
import hk from '../../../locales/hk/exchange.json' with { type: 'json' };
import jp from '../../../locales/jp/exchange.json' with { type: 'json' };
import kor from '../../../locales/kor/exchange.json' with { type: 'json' };
import spa from '../../../locales/spa/exchange.json' with { type: 'json' };
import th from '../../../locales/th/exchange.json' with { type: 'json' };
import zh from '../../../locales/zh/exchange.json' with { type: 'json' };
import { DEFAULT_LANG, LANGS, type Lang } from '../../domain/constants.ts';
import { teachLanguages } from '../../domain/sentences.ts';
import { formatMoment } from '../../domain/time.ts';

/** The exchange's own sentences: refusals, field errors, ledger texts, mails. */
export interface Words {
  say(lang: Lang, key: string, values?: Record<string, string | number>): string;
}

/** Loads locales/<lang>/exchange.json of all languages. A missing key falls back to English and then to the key. */
export async function loadWords(): Promise<Words> {
  const instance = createInstance();
  await instance.init({
    fallbackLng: DEFAULT_LANG,
    supportedLngs: [...LANGS],
    ns: ['exchange'],
    defaultNS: 'exchange',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      Object.entries({ en, zh, hk, th, jp, kor, fra, spa }).map(([lang, exchange]) => [lang, { exchange }]),
    ),
  });
  teachLanguages(instance.services);
  // Where a reader is, the exchange does not know.
  instance.services.formatter?.add('moment', (at: number, lang) =>
    formatMoment(at, LANGS.find((one) => one === lang) ?? DEFAULT_LANG, 'UTC'),
  );
  const fixed = new Map(LANGS.map((lang) => [lang, instance.getFixedT(lang)]));
  return {
    say: (lang, key, values) => String(fixed.get(lang)?.(key, values) ?? key),
  };
}
