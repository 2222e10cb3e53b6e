import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { Skeleton } from '#kit/Skeleton';
import { Split } from '#kit/Split';
import { Row } from '#kit/Stack';
import { FieldsSkeleton, LadderSkeleton } from '../../../parts/pairs/TicketSkeletons.tsx';

/** Side, type, price, amount, ruler, total. */
const HEIGHTS = { side: '2.5rem', type: '2.5rem', price: '3rem', amount: '3rem', ruler: '2.75rem', total: '3rem' };
const FACTS = ['available', 'fee'];

/** The ticket while its pair loads: its fields beside the ladder, and the open orders below, grey. */
export function TicketSkeleton() {
  return (
    <>
      <Split top={4} bottom={16}>
        <FieldsSkeleton heights={HEIGHTS} facts={FACTS} />
        <LadderSkeleton levels={7} />
      </Split>
      <Row edge="gutter" gap={24} touch>
        <Skeleton width="6rem" height="0.875rem" />
        <Skeleton width="4rem" height="0.875rem" />
      </Row>
      <EntrustRowSkeleton count={2} />
    </>
  );
}
