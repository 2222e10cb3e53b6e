import { cloneElement, isValidElement, type ReactElement } from 'react';
import { AmountText } from '#kit/AmountText';
import { CompactText } from '#kit/CompactText';
import { FiatText } from '#kit/FiatText';
import { PercentText } from '#kit/PercentText';
import { PriceText } from '#kit/PriceText';
import { TimeText } from '#kit/TimeText';
import type { Kind } from './values.ts';

export type Props = Readonly<Record<string, unknown>>;
/** Keys and row indices from the props down; LIVE is the step into what a live source holds, PROPS into those of a number part. */
export type Path = readonly (string | number)[];

/** A place in the props that data fills. */
export interface Place {
  readonly path: Path;
  readonly kind: Kind;
}

const LIVE = '()';
const PROPS = '<>';
/** Number parts that a caller puts into a row hold the row's data. */
const FIGURES = new Set<unknown>([AmountText, CompactText, FiatText, PercentText, PriceText, TimeText]);
/** A row's identity and React's own: no figure, text or picture, and never shown. */
const NO_DATA = new Set(['key', 'ref', 'id', 'className', 'style']);
/** Said by the code that draws a screen, never by a server. */
const LAYOUT = new Set([
  'size',
  'width',
  'height',
  'ratio',
  'columns',
  'autoComplete',
  'lang',
  'tag',
  'as',
  'gap',
  'lines',
  'top',
  'bottom',
  'look',
  'tone',
  'direction',
  'parts',
]);
/** Names hold what a person chose: 'NaN' is a name that may be shown, so they get texts, digits or not. */
const NAMED =
  /(?:name|title|label|bidder|pair|symbol|message|note|children|reason|hint|placeholder|text|error|detail|address)$/i;
/** Three words are a sentence, whatever figures stand in it. */
const SENTENCE = /(?:\p{L}{2,}[^\p{L}]+){2}\p{L}{2,}/u;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const PICTURED = /(?:src|image|picture|poster|photo|cover|icon|avatar|url|thumb)$/i;
/** The app's own words, of its locale: long in any script, never missing. */
const WORDED = /^(?:labels?|words|\w+Label)$/;
/** What ends like a sentence and is a figure all the same: 'filledText'. */
const FORMATTED = /(?:now|value|filled)Text$/;
const ADDRESS = /^(?:data:|blob:|https?:|\/|\.\/)/;

interface Live {
  readonly get: () => unknown;
  readonly subscribe: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isValidElement(value);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isLive = (value: unknown): value is Live =>
  isRecord(value) && typeof value.get === 'function' && typeof value.subscribe === 'function';

const isFigure = (value: unknown): value is ReactElement<Props> => isValidElement(value) && FIGURES.has(value.type);

function kindOfText(path: Path, name: string, value: string): Kind {
  if (path.some((step) => WORDED.test(String(step)))) return 'word';
  if (ADDRESS.test(value) && PICTURED.test(name)) return 'picture';
  if (!/\d/.test(value) || SENTENCE.test(value) || (NAMED.test(name) && !FORMATTED.test(name))) return 'text';
  return DECIMAL.test(value) ? 'decimal' : 'figure';
}

/** The first, a middle and the last row of a list. */
const rowsOf = (list: readonly unknown[]): number[] =>
  [...new Set([0, Math.floor(list.length / 2), list.length - 1])].filter((row) => row >= 0);

/** All places below a value. Functions, other elements and flags are the caller's, not data. */
export function placesOf(value: unknown, path: Path = []): Place[] {
  const name = String(path.findLast((step) => typeof step === 'string' && step !== LIVE && step !== PROPS) ?? '');
  if (typeof value === 'number') return [{ path, kind: 'number' }];
  if (typeof value === 'string') return [{ path, kind: kindOfText(path, name, value) }];
  if (value instanceof Date) return [{ path, kind: 'date' }];
  if (Array.isArray(value)) {
    if (value.some((row) => isValidElement(row))) return [];
    const rows = rowsOf(value).flatMap((row) => placesOf(value[row], [...path, row]));
    return [{ path, kind: 'list' }, ...rows];
  }
  if (isFigure(value)) return placesOf(value.props, [...path, PROPS]);
  if (isLive(value)) return placesOf(value.get(), [...path, LIVE]);
  if (!isPlain(value)) return [];
  // Rows that a caller's own function draws are the caller's; whether there is a list of them is not.
  const isDrawn = Object.keys(value).some((key) => key.startsWith('render'));
  return Object.entries(value)
    .filter(([key]) => !NO_DATA.has(key) && !LAYOUT.has(key))
    .flatMap(([key, inner]) => placesOf(isDrawn && Array.isArray(inner) ? [] : inner, [...path, key]));
}

/** The value with another one at a place; unchanged where a step above it is gone. */
export function withValue(whole: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (step === PROPS && isFigure(whole)) return cloneElement(whole, withValue(whole.props, rest, next) as Props);
  if (step === LIVE && isLive(whole)) {
    const held = withValue(whole.get(), rest, next);
    return { ...whole, get: () => held };
  }
  if (Array.isArray(whole)) return whole.map((row, at) => (at === step ? withValue(row, rest, next) : row));
  return isPlain(whole) ? { ...whole, [step]: withValue(whole[step], rest, next) } : whole;
}

/** A place without its row numbers: the same in every list. */
export const shapeOf = ({ path, kind }: Place): string =>
  `${path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')}:${kind}`;

/** A place as one writes it: bids[0].amount */
export const pathText = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return step === LIVE || step === PROPS ? `${text}${step}` : text ? `${text}.${step}` : step;
  }, '');
