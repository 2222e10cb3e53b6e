import type { ComponentType } from 'react';
import { QueryRoot } from '../../data/QueryRoot.tsx';
import { ClosureGate } from '../../parts/closure/ClosureGate.tsx';

/** A screen with queries around it, and in its place what says that the exchange is closed. */
export function withQueries(Screen: ComponentType): ComponentType {
  return () => (
    <QueryRoot>
      <ClosureGate>
        <Screen />
      </ClosureGate>
    </QueryRoot>
  );
}
