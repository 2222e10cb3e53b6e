import { createElement, Fragment, type ReactNode } from 'react';

/** Words that a line of large text may not hold: hosts, mail addresses, references. */
const LONG_WORD = /\S{17,}/g;
const BREAK = '\u200b';

/** Lets such a word break after its own dots and dashes before it breaks anywhere. Whoever copies it copies nothing of that. */
export function softBreaks(node: ReactNode): ReactNode {
  if (typeof node !== 'string') return node;
  const [first, ...rest] = node.replace(LONG_WORD, (word) => word.replace(/[.@/_-](?=\w)/g, `$&${BREAK}`)).split(BREAK);
  return rest.reduce<ReactNode>(
    (before, part) => createElement(Fragment, null, before, createElement('wbr'), part),
    first,
  );
}
