import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { Skeleton } from '#kit/Skeleton';
import { Split } from '#kit/Split';
import { Row, Stack } from '#kit/Stack';

/** Direction, type and leverage, lots, ruler, exits, as high as each will be; then the facts and the button. */
const FIELDS = { side: '2.5rem', type: '2.5rem', lots: '3rem', ruler: '2.75rem', exits: '1.5rem' };
const FACTS = ['margin', 'fee', 'overnight', 'liquidation', 'available'];
const LEVELS = Array.from({ length: 10 }, (_, index) => `level-${index}`);

const LADDER = LEVELS.map((name) => (
  <Row key={name} justify="between" gap={8}>
    <Skeleton width="3.5rem" height="0.75rem" />
    <Skeleton width="2.5rem" height="0.75rem" />
  </Row>
));

/** The fields while what is offered loads. */
export function FieldsSkeleton() {
  return (
    <Stack gap={8}>
      {Object.entries(FIELDS).map(([name, height]) => (
        <Skeleton key={name} shape="block" height={height} />
      ))}
      <Stack gap={12} top={4} bottom={4}>
        {FACTS.map((name) => (
          <Skeleton key={name} height="0.75rem" />
        ))}
      </Stack>
      <Skeleton shape="block" height="3rem" />
    </Stack>
  );
}

/** The ticket while its pair loads: its fields beside the ladder, and what the user has below, grey. */
export function FuturesSkeleton() {
  return (
    <>
      <Split top={4} bottom={16}>
        <FieldsSkeleton />
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
      <EntrustRowSkeleton count={2} />
    </>
  );
}
