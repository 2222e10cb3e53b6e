import { PageLink } from './PageLink.tsx';
import { type Piece, sentencePieces } from './sentence-pieces.ts';

const draw = ({ kind, text, start }: Piece) => {
  if (kind === 'code') return <code key={start}>{text}</code>;
  return kind === 'component' ? <PageLink key={start} name={text} /> : text;
};

/** Prose in which code is set as code, and a component that is named is a link to its page. */
export const Sentence = ({ text }: { readonly text: string }) => sentencePieces(text).map(draw);
