/** What sentences need of a language beside its words: plurals and figures. Intl knows two of ours by other codes, 'jp' and 'hk'. */
import { tagOf } from './constants.ts';

interface PluralRules {
  getRule(code: string, options?: object): unknown;
}

/** Of i18next's services what has to be told of our languages; i18next types its resolver as `any`. */
interface Services {
  readonly pluralResolver: PluralRules;
  readonly formatter?: { add(name: string, format: (value: unknown, lang: string | undefined) => string): void };
}

/** The marks of a language: between thousands, in '2,950', before decimals, and of a percentage with the space before it. */
type Marks = Readonly<Record<'group' | 'short' | 'decimal' | 'percent', string>>;

const known: Record<string, Marks> = {};

function marksOf(tag: string): Marks {
  const show = (value: number, style?: 'percent') => new Intl.NumberFormat(tag, { style }).format(value);
  const [, , mark = '', , , , decimal = ''] = show(12_345.5);
  // Spanish is read where '10.000' is ten as well: a thin space is a thousand to everybody.
  const group = mark === '.' ? '\u202f' : mark;
  return { group, short: show(1234)[1] === '2' ? '' : group, decimal, percent: show(1, 'percent').slice(3) };
}

/**
 * A figure as domain/number.ts makes it ('64,218.5', '0.10%', '1.2K'), with the marks of the language, for a sentence:
 * '64 218,5', '0,10 %'. Columns have one format in all languages, so that they align and can be compared.
 */
export function figureIn(figure: string, lang: string): string {
  const tag = tagOf(lang);
  known[tag] ??= marksOf(tag);
  const { group, short, decimal, percent } = known[tag];
  return figure
    .replace(/[\d,]+/g, (whole) => whole.replaceAll(',', whole.length > '1,234'.length ? group : short))
    .replace('.', decimal)
    .replace('%', percent);
}

/** Plural forms (`_one`, `_other`) by the rules of our languages, and `{{amount, figure}}`. */
export function teachLanguages({ pluralResolver, formatter }: Services): void {
  const ruleOf = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code, options) => ruleOf(tagOf(code), options);
  formatter?.add('figure', (value, lang) => figureIn(String(value), lang ?? ''));
}
