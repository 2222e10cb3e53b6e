import type { MatchPlan, Piece, PieceOutcome, Settle } from '../../src/exchange/matching/port.ts';
import { instrumentOf } from '../../src/exchange/products/spot/settle.ts';

/** What a test wants done before a piece counts as committed; a throw refuses it. */
export type Rule = (piece: Piece) => Promise<void> | void;

/** A settlement piece by piece, by the rule of a test; without one it agrees to everything. */
export const settleBy =
  (rule: Rule = () => undefined): Settle =>
  async (pieces) => {
    const outcomes: PieceOutcome[] = [];
    const broken = new Set<string>();
    for (const piece of pieces) {
      const { symbol } = instrumentOf(piece);
      try {
        if (!broken.has(symbol)) await rule(piece);
        outcomes.push({ is: broken.has(symbol) ? 'again' : 'done' });
      } catch (error) {
        broken.add(symbol);
        outcomes.push({ is: 'refused', error });
      }
    }
    return { outcomes, notify: () => undefined, doubt: null };
  };

/** The plan of a piece that is an order. */
export function matchOf(piece: Piece): MatchPlan {
  if ('match' in piece) return piece.match;
  throw new Error('this piece takes an order out');
}
