import type { Lang } from '../../../domain/constants.ts';

/** First character of each pinyin initial in the order of the Chinese collation: the last one not behind a name is its letter. */
const PINYIN_FIRST: readonly (readonly [letter: string, first: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];
const HANGUL = [
  'ㄱ',
  'ㄱ',
  'ㄴ',
  'ㄷ',
  'ㄷ',
  'ㄹ',
  'ㅁ',
  'ㅂ',
  'ㅂ',
  'ㅅ',
  'ㅅ',
  'ㅇ',
  'ㅈ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
];
const KANA_ROWS = [
  'アァイィウゥヴエェオォ',
  'カガキギクグケゲコゴ',
  'サザシジスズセゼソゾ',
  'タダチヂツッヅテデトド',
  'ナニヌネノ',
  'ハバパヒビピフブプヘベペホボポ',
  'マミムメモ',
  'ヤャユュヨョ',
  'ラリルレロ',
  'ワヲン',
];
/** Vowels that are written before the consonant by which a Thai word is filed. */
const THAI_LEADING_VOWELS = 'เแโใไ';

/** Group of names that begin with a Chinese character in Japanese, where no reading is known. */
export const OTHER = '#';

const pinyinOrder = new Intl.Collator('zh-u-co-pinyin');

/** The letter under which a name is filed in the list of its language. `latin` is its English name, for scripts without an alphabet of readers. */
export function indexLetter(name: string, lang: Lang, latin: string): string {
  const first = [...name.normalize('NFC')][0] ?? '';
  switch (lang) {
    case 'zh':
      return PINYIN_FIRST.findLast(([, sample]) => pinyinOrder.compare(first, sample) >= 0)?.[0] ?? OTHER;
    // Traditional characters are filed by strokes, which nobody scans a phone list by: the Latin initial serves better.
    case 'hk':
      return latinInitial(latin);
    case 'kor':
      return HANGUL[Math.floor(((first.codePointAt(0) ?? 0) - 0xac00) / 588)] ?? OTHER;
    case 'jp':
      return KANA_ROWS.find((row) => row.includes(first))?.charAt(0) ?? OTHER;
    case 'th':
      return [...name].find((sign) => !THAI_LEADING_VOWELS.includes(sign)) ?? OTHER;
    default:
      return latinInitial(name);
  }
}

function latinInitial(name: string): string {
  const initial = (name.normalize('NFD')[0] ?? '').toUpperCase();
  return initial >= 'A' && initial <= 'Z' ? initial : OTHER;
}
