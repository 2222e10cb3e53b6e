import { PairGate } from '../../../parts/pairs/PairGate.tsx';
import { FuturesScreen } from './FuturesScreen.tsx';
import { FuturesSkeleton } from './FuturesSkeleton.tsx';

/** Futures: the ticket of a pair beside its book, with what the user has in it below. */
export default function FuturesPage() {
  return <PairGate skeleton={<FuturesSkeleton />}>{(pair) => <FuturesScreen pair={pair} />}</PairGate>;
}
