import { Skeleton } from '#kit/Skeleton';
import { Split } from '#kit/Split';
import { Stack } from '#kit/Stack';

const FIELDS = ['side', 'type', 'price', 'amount', 'ruler', 'total', 'button'];
const LEVELS = Array.from({ length: 15 }, (_, index) => `level-${index}`);

/** The ticket while its pair loads: the same boxes, grey. */
export function TicketSkeleton() {
  return (
    <Split top={8} bottom={16}>
      <Stack gap={8}>
        {FIELDS.map((name) => (
          <Skeleton key={name} shape="block" height="3rem" />
        ))}
      </Stack>
      <Stack gap={8} top={4}>
        {LEVELS.map((name) => (
          <Skeleton key={name} height="1rem" />
        ))}
      </Stack>
    </Split>
  );
}
