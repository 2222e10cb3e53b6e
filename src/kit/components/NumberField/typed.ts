import { typedText } from '../../../domain/number-typed.ts';

interface PasteOptions {
  readonly pasted?: boolean;
  /** BCP 47 tag of the language on the screen. */
  readonly lang?: string;
}

const hasDecimalComma = (lang: string | undefined): boolean =>
  Boolean(lang) && new Intl.NumberFormat(lang).format(0.5).includes(',');

/** As many places as there may be; all of them where nobody knows how many that is. */
const placed = (fraction: string, decimals: number): string => (decimals >= 0 ? fraction.slice(0, decimals) : fraction);

/**
 * What the field shows after typing or pasting: the decimal text with at most `decimals` places, or null where the
 * field keeps its old text. Places beyond the limit are dropped, not rounded: a field never asks for more than was typed.
 */
export function fieldText(typed: string, decimals: number, { pasted, lang }: PasteOptions = {}): string | null {
  // "2,125" is two thousand in a column and two and an eighth in a French sentence: the smaller is safer to be wrong with.
  const isEither = pasted === true && !(decimals < 3) && hasDecimalComma(lang);
  const cleaned = typedText(typed, { pasted: pasted === true && !isEither });
  if (cleaned === null || cleaned.startsWith('-')) return null;
  const [whole = '', fraction] = cleaned.split('.');
  if (fraction === undefined) return whole;
  return decimals === 0 ? whole : `${whole}.${placed(fraction, decimals)}`;
}

/** Whether a text is a figure this field can hold, finished or still being typed: '', '12', '12.', '0.5'. */
export const isFigure = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^(?:\d+\.?\d*)?$/.test(text);

/** A figure cut to the decimals of the coin, without zeros at its end: '1.2340', 3 -> '1.234'. */
export function atDecimals(figure: string, decimals: number): string {
  const [whole = '', fraction = ''] = figure.split('.');
  const kept = placed(fraction, decimals).replace(/0+$/, '');
  return kept ? `${whole}.${kept}` : whole;
}
