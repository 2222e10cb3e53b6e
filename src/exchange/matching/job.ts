import type { Answer, Piece } from './port.ts';
import type { BookCommand, SymbolMarket } from './symbol-market.ts';

/** A command on its way through the sequencer. */
export interface Job {
  readonly market: SymbolMarket;
  readonly command: BookCommand;
  /** Whether a user asks for it: such a one waits where makers go first. */
  readonly isOfUser: boolean;
  /** Its piece is committed and applied; null where there was nothing to do. */
  readonly done: (piece: Piece | null, answer?: Answer) => void;
  readonly failed: (error: unknown) => void;
  /** Whether it is committed by itself. */
  isAlone: boolean;
  /** Whether a batch with it has come to nothing for it: then it goes on before anything that has come since. */
  isAgain: boolean;
  /** Resting orders that were taken out for it because their owners lack the money. */
  evicted: number;
}
