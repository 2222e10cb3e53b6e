import type { DirectionChoice } from '../../../state/preferences.ts';
import { Sample } from './DirectionSample.styles.ts';

/** Two candles in the colours of a choice, up and down. */
export function DirectionSample({ direction }: { readonly direction: DirectionChoice }) {
  return (
    <Sample data-direction-sample={direction} viewBox="0 0 40 24" aria-hidden>
      <path data-way="up" d="M12 2v20M8 6h8v11H8z" />
      <path data-way="down" d="M28 2v20M24 7h8v11h-8z" />
    </Sample>
  );
}
