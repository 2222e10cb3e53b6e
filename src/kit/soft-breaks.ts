import { createElement, Fragment } from 'react';
import type { Prose } from './figure-text.ts';

/** Words that a line of large text may not hold: hosts, mail addresses, references. */
const LONG_WORD = /\S{16,}/g;
const BREAK = '\u200b';

/** Lets such a word break after its own dots and dashes before it breaks anywhere. Whoever copies it copies nothing of that. */
export function softBreaks(node: Prose): Prose {
  if (typeof node !== 'string') return node;
  const [first, ...rest] = node.replace(LONG_WORD, (word) => word.replace(/[.@/_-](?=\w)/g, `$&${BREAK}`)).split(BREAK);
  return rest.reduce<Prose>((before, part) => createElement(Fragment, null, before, createElement('wbr'), part), first);
}
