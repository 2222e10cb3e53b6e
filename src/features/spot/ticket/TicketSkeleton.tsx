import { Skeleton } from '#kit/Skeleton';
import { Column } from './TicketFormView.styles.ts';
import { Split } from './TicketScreen.styles.ts';

const FIELDS = ['side', 'type', 'price', 'amount', 'ruler', 'total', 'button'];
const LEVELS = Array.from({ length: 15 }, (_, index) => `level-${index}`);

/** The ticket while its pair loads: the same boxes, grey. */
export function TicketSkeleton() {
  return (
    <Split>
      <Column>
        {FIELDS.map((name) => (
          <Skeleton key={name} shape="block" height="3rem" />
        ))}
      </Column>
      <Column data-tight>
        {LEVELS.map((name) => (
          <Skeleton key={name} height="1rem" />
        ))}
      </Column>
    </Split>
  );
}
