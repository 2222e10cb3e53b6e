import { decimalText } from './decimal-text.ts';

const DIGIT_ROWS = [0x0e50, 0x0660, 0x06f0, 0x0966];

/** Full-width and Thai, Arabic or Devanagari digits of foreign keyboards as ASCII. */
function asciiDigits(value: string): string {
  return value.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const row = DIGIT_ROWS.find((start) => code >= start && code < start + 10);
    return row === undefined ? digit : String.fromCharCode(48 + code - row);
  });
}

// No grouped number begins with a nought: "0,010" is a hundredth, whoever wrote it.
const GROUPED = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/ } as const;

/** The one decimal point of a text with comma and dot, grouping removed; null where the two contradict each other. */
function withPoint(value: string, pasted: boolean): string | null {
  const comma = value.lastIndexOf(',');
  const dot = value.lastIndexOf('.');
  if (comma < 0 && dot < 0) return value;
  const mark = comma > dot ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  const at = Math.max(comma, dot);
  const before = value.slice(0, at);
  if (before.includes(mark))
    return before.includes(other) || !GROUPED[mark].test(value) ? null : value.replaceAll(mark, '');
  if (before.includes(other))
    return GROUPED[other].test(before) ? `${before.replaceAll(other, '')}.${value.slice(at + 1)}` : null;
  // This app groups with commas, so a pasted "1,234" is its own text; typed, a comma is a decimal separator (a
  // comma keypad), and the smaller of both amounts is the safer one to be wrong with. So it is pasted where sentences
  // of the language write a decimal comma and the figure can have so many places.
  if (pasted && mark === ',' && GROUPED[','].test(value)) return value.replaceAll(',', '');
  return `${before}.${value.slice(at + 1)}`;
}

/**
 * What the user typed or pasted, cleaned for the field and still unfinished: '0,' -> '0.', '1.50' stays.
 * Null where it is no number: the field keeps its old text.
 */
export function typedText(value: string, options?: { pasted?: boolean }): string | null {
  const bare = asciiDigits(value)
    .replace(/[\s_'’]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/^[≈~]?([+-]?)\p{Sc}?/u, '$1')
    .replace(/(?<=\d)(?:[A-Za-z]{3,}|%)$/, '');
  if (!/^[+-]?[\d.,]*$/.test(bare)) return null;
  const sign = bare.startsWith('-') ? '-' : '';
  const pointed = withPoint(bare.replace(/^[+-]/, ''), options?.pasted ?? false);
  if (pointed === null) return null;
  const [whole = '', fraction] = pointed.split('.');
  const start = whole.replace(/^0+(?=\d)/, '') || (fraction === undefined ? '' : '0');
  return sign + start + (fraction === undefined ? '' : `.${fraction}`);
}

/** The decimal text of what the user typed or pasted, or null where it is none (yet). */
export function parseTyped(value: string, options?: { pasted?: boolean }): string | null {
  const cleaned = typedText(value, options);
  return cleaned === null ? null : decimalText(cleaned);
}
