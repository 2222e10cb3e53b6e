import { Mark } from './SortHeader.styles.ts';
import type { SortDirection } from './types.ts';

/** Two open carets where nothing is sorted, one filled where it is. */
export function SortMark({ direction }: { readonly direction: SortDirection }) {
  return (
    <Mark aria-hidden viewBox="0 0 10 14">
      {direction === 'none' ? (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M2 4.5l3-3 3 3M2 9.5l3 3 3-3"
        />
      ) : (
        <path fill="currentColor" d={direction === 'down' ? 'M.5 5h9L5 10z' : 'M.5 9h9L5 4z'} />
      )}
    </Mark>
  );
}
