import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { closureAtom } from '../../state/closure.ts';
import { ClosedPage } from './late.ts';

/** A screen, or while the exchange is closed to this user why that is so. */
export function ClosureGate({ children }: { readonly children: ReactNode }) {
  const closure = useAtomValue(closureAtom);
  if (closure === null) return children;
  return (
    <Suspense fallback={null}>
      <ClosedPage closure={closure} />
    </Suspense>
  );
}
