export interface Piece {
  readonly kind: 'words' | 'code' | 'component';
  readonly text: string;
  /** Place of its first character in the sentence. */
  readonly start: number;
}

/** Code in backquotes; a name of several words; any name that the sentence says to use or take instead. */
const MARKED = /`([^`]+)`|\b((?:[A-Z][a-z]+){2,})\b|(?<=\b(?:use|take) )([A-Z][a-z]+)\b/g;

/** A sentence of a guide, cut where it names code or a component. */
export function sentencePieces(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: code, index } of sentence.matchAll(MARKED)) {
    if (index > end) pieces.push({ kind: 'words', text: sentence.slice(end, index), start: end });
    pieces.push({ kind: code === undefined ? 'component' : 'code', text: code ?? whole, start: index });
    end = index + whole.length;
  }
  if (end < sentence.length) pieces.push({ kind: 'words', text: sentence.slice(end), start: end });
  return pieces;
}
