import type { ComponentType } from 'react';
import { QueryRoot } from '../../data/QueryRoot.tsx';

/** A screen with queries around it. */
export function withQueries(Screen: ComponentType): ComponentType {
  return () => (
    <QueryRoot>
      <Screen />
    </QueryRoot>
  );
}
