import { PairGate } from '../../../parts/pairs/PairGate.tsx';
import { TicketScreen } from './TicketScreen.tsx';
import { TicketSkeleton } from './TicketSkeleton.tsx';

/** Spot: the ticket of a pair beside its book, with the user's open orders below. */
export default function TicketPage() {
  return <PairGate skeleton={<TicketSkeleton />}>{(pair) => <TicketScreen pair={pair} />}</PairGate>;
}
