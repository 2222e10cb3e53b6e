import { DEFAULT_LANG, LANG_TAG, LANGS, type Lang } from '../../domain/constants.ts';
import { BoundedMap } from '../platform/bounded-map.ts';

/** Tags of browsers that name one of our languages in another way than LANG_TAG. */
const OTHER_TAGS: Readonly<Record<string, Lang>> = { 'zh-tw': 'hk', 'zh-hk': 'hk', 'zh-mo': 'hk', 'zh-hant': 'hk' };

const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);

function byTag(tag: string): Lang | undefined {
  if (isLang(tag)) return tag;
  for (const [start, lang] of Object.entries(OTHER_TAGS)) if (tag === start || tag.startsWith(`${start}-`)) return lang;
  const primary = tag.split('-')[0];
  return LANGS.find((lang) => LANG_TAG[lang].toLowerCase().split('-')[0] === primary);
}

/** Language of an answer: the `lang` field, else the accept-language header (our codes or BCP 47), else English. */
export function askedLang(field: unknown, header: string | undefined): Lang {
  if (isLang(field)) return field;
  return header === undefined ? DEFAULT_LANG : byHeader(header.slice(0, 256));
}

/** Browsers say the same with each call. */
const known = new BoundedMap<string, Lang>(1000);

const byHeader = (header: string): Lang => known.made(header, () => readHeader(header));

function readHeader(header: string): Lang {
  const tags = header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';');
      return { tag: tag.trim(), weight: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1) };
    });
  for (const { tag } of tags.sort((a, b) => b.weight - a.weight)) {
    const lang = byTag(tag);
    if (lang) return lang;
  }
  return DEFAULT_LANG;
}
