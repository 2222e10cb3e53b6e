import type { Closure } from '../../domain/closures.ts';
import { RoutePage } from '../navigation/RoutePage.tsx';
import ClosureView from './ClosureView.tsx';

/** The page of a closed exchange, in the place of a screen. */
export default function ClosedPage({ closure }: { readonly closure: Closure }) {
  return (
    <RoutePage>
      <ClosureView closure={closure} />
    </RoutePage>
  );
}
