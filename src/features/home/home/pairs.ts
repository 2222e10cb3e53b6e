import { CURRENCY_TYPE } from '../../../contract/codes.ts';
import type { MatchRow } from '../../../contract/rows/match.ts';

const CARDS = 10;
export const HOT_ROWS = 5;

/** Cards follow the operator's order. */
export const cardPairs = <Row extends MatchRow>(pairs: readonly Row[]): Row[] =>
  pairs.filter(isTradableCoin).slice(0, CARDS);

/** The five coins that moved most over 24 h, up or down. */
export const hotPairs = <Row extends MatchRow>(pairs: readonly Row[]): Row[] =>
  pairs
    .filter(isTradableCoin)
    .sort((a, b) => moveOf(b) - moveOf(a) || a.sort - b.sort)
    .slice(0, HOT_ROWS);

const isTradableCoin = (pair: MatchRow): boolean => pair.is_display && pair.currency_type === CURRENCY_TYPE.crypto;
const moveOf = (pair: MatchRow): number => Math.abs(Number.parseFloat(pair.change) || 0);
