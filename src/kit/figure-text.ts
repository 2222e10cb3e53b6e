import { EMPTY } from '../domain/number.ts';

const BROKEN = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b/;

/** A figure or time that a caller has formatted, or the empty mark where there is none or its making went wrong. */
export function figureText(formatted: string | null | undefined): string {
  const text = formatted?.trim();
  return text && !BROKEN.test(text) ? text : EMPTY;
}

/** A name of the server, or the empty mark. */
export const nameText = (name: string | null | undefined): string => name?.trim() || EMPTY;
