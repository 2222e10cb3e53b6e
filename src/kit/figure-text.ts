import type { ReactNode } from 'react';
import { EMPTY } from '../domain/number-marks.ts';

/** Words, and elements among them; a bare number is none, since number parts draw figures. */
export type Prose = Exclude<ReactNode, number | bigint | Iterable<ReactNode>> | Iterable<Prose>;

const BROKEN = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b|\[object \w+\]/;
/** In a sentence 'null' and 'Infinity' may be words; these are none. */
const BROKEN_PART = /\b(?:NaN|undefined|Invalid Date)\b|\[object \w+\]/g;

/** A figure or time that a caller has formatted, or the empty mark where there is none or its making went wrong. */
export function figureText(formatted: string | null | undefined): string {
  const text = typeof formatted === 'string' ? formatted.trim() : '';
  return text && !BROKEN.test(text) ? text : EMPTY;
}

/** What stands where a figure does: a number part as it is, and a text as a figure. */
export const figureNode = (value: Prose | number): Prose =>
  typeof value === 'string' || typeof value === 'number' ? figureText(String(value)) : (value ?? EMPTY);

/** A name of the server, or the empty mark. */
export const nameText = (name: string | null | undefined): string => (typeof name === 'string' && name.trim()) || EMPTY;

/** A sentence, '' where there is none; a figure in it whose making went wrong is the empty mark. */
export function proseText(sentence: string | null | undefined): string {
  const text = typeof sentence === 'string' ? sentence.trim() : '';
  return /^[-−]?(?:null|Infinity)$/.test(text) ? EMPTY : text.replace(BROKEN_PART, EMPTY);
}

/** What a caller puts where words stand: its own element as it is, text and numbers without what went wrong in them. */
export const proseNode = (node: Prose | number): Prose =>
  typeof node === 'string' ? proseText(node) : typeof node === 'number' ? figureText(String(node)) : node;

/** Longer than the figures of any pair; such a one is cut or wraps before it pushes out its neighbours. */
const LONG = 16;

/** `data-long` of a place for figures. */
export const longOf = (...texts: readonly (string | null | undefined)[]): '' | undefined =>
  texts.some((text) => typeof text === 'string' && text.length > LONG) ? '' : undefined;
