import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { Split } from '#kit/Split';
import { FieldsSkeleton, LadderSkeleton } from '../../../parts/pairs/TicketSkeletons.tsx';

/** Direction, type and leverage, lots, ruler, exits. */
const HEIGHTS = { side: '2.5rem', type: '2.5rem', lots: '3rem', ruler: '2.75rem', exits: '1.5rem' };
const FACTS = ['margin', 'fee', 'overnight', 'liquidation', 'available'];

/** The fields while what is offered loads. */
export const FuturesFieldsSkeleton = () => <FieldsSkeleton heights={HEIGHTS} facts={FACTS} />;

/** The ticket while its pair loads: its fields beside the ladder, and what the user has below, grey. */
export function FuturesSkeleton() {
  return (
    <>
      <Split top={4} bottom={16}>
        <FuturesFieldsSkeleton />
        <LadderSkeleton levels={10} />
      </Split>
      <EntrustRowSkeleton count={2} />
    </>
  );
}
