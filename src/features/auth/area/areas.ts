import { LANG_TAG, type Lang } from '../../../domain/constants.ts';
import { CALLING_CODES } from './calling-codes.ts';
import { indexLetter, OTHER } from './indexLetter.ts';

/** A country or territory as the picker lists it. */
export interface ListedArea {
  /** ISO 3166-1 alpha-2. */
  key: string;
  /** "+81" */
  code: string;
  /** In the language of the interface. */
  name: string;
  /** English name and plain digits; a search finds them in every language. */
  keywords: string;
  letter: string;
}

/** Shown on top before anything was chosen: where readers of the language mostly live. */
const SUGGESTED: Readonly<Record<Lang, readonly string[]>> = {
  en: ['US', 'GB', 'AU', 'CA'],
  zh: ['CN', 'HK', 'MO', 'TW'],
  hk: ['HK', 'MO', 'TW', 'CN'],
  th: ['TH', 'LA', 'SG'],
  jp: ['JP', 'US', 'SG'],
  kor: ['KR', 'US', 'JP'],
  fra: ['FR', 'BE', 'CH', 'CA'],
  spa: ['ES', 'MX', 'AR', 'CO'],
};
/** Their long names carry a legal form that no reader looks for. */
const SHORT_NAMED = new Set(['HK', 'MO', 'PS']);

function namer(tag: string): (region: string) => string {
  const long = new Intl.DisplayNames(tag, { type: 'region' });
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short' });
  return (region) => (SHORT_NAMED.has(region) ? short : long).of(region) ?? region;
}

/** All areas in the order of the language, filed by letter; those without a letter come last. */
export function listAreas(lang: Lang): ListedArea[] {
  const nameOf = namer(LANG_TAG[lang]);
  const latinOf = namer('en');
  const order = new Intl.Collator(lang === 'zh' ? 'zh-u-co-pinyin' : LANG_TAG[lang]);
  const filedBy = (area: ListedArea) => (lang === 'hk' ? area.keywords : area.name);
  return CALLING_CODES.map(({ region, code }) => {
    const name = nameOf(region);
    const latin = latinOf(region);
    return {
      key: region,
      code: `+${code}`,
      name,
      keywords: `${latin} ${code}`,
      letter: indexLetter(name, lang, latin),
    };
  }).sort((a, b) => Number(a.letter === OTHER) - Number(b.letter === OTHER) || order.compare(filedBy(a), filedBy(b)));
}

/** Regions of the language's readers, in their order. */
export const suggestedRegions = (lang: Lang): readonly string[] => SUGGESTED[lang];
