import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { Skeleton } from '#kit/Skeleton';
import { Split } from '#kit/Split';
import { Row, Stack } from '#kit/Stack';

/** Side, type, price, amount, ruler, total, as high as each will be; then two facts and the button. */
const FIELDS = { side: '2.5rem', type: '2.5rem', price: '3rem', amount: '3rem', ruler: '2.75rem', total: '3rem' };
const LEVELS = Array.from({ length: 7 }, (_, index) => `level-${index}`);

const LADDER = LEVELS.map((name) => (
  <Row key={name} justify="between" gap={8}>
    <Skeleton width="3.5rem" height="0.75rem" />
    <Skeleton width="2.5rem" height="0.75rem" />
  </Row>
));

/** The ticket while its pair loads: its fields beside the ladder, and the open orders below, grey. */
export function TicketSkeleton() {
  return (
    <>
      <Split top={4} bottom={16}>
        <Stack gap={8}>
          {Object.entries(FIELDS).map(([name, height]) => (
            <Skeleton key={name} shape="block" height={height} />
          ))}
          <Stack gap={12} top={4} bottom={4}>
            <Skeleton height="0.75rem" />
            <Skeleton height="0.75rem" />
          </Stack>
          <Skeleton shape="block" height="3rem" />
        </Stack>
        <Stack gap={12} top={4}>
          <Row justify="between" gap={8}>
            <Skeleton width="2rem" height="0.75rem" />
            <Skeleton width="2rem" height="0.75rem" />
          </Row>
          {LADDER}
          <Skeleton width="5rem" height="1.5rem" />
          {LADDER}
        </Stack>
      </Split>
      <Row edge="gutter" gap={24} touch>
        <Skeleton width="6rem" height="0.875rem" />
        <Skeleton width="4rem" height="0.875rem" />
      </Row>
      <EntrustRowSkeleton count={2} />
    </>
  );
}
