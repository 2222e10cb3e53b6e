import { useState, useSyncExternalStore } from 'react';
import { useClient } from '../../data/client.ts';
import { placeOf } from './place.ts';
import { nextStack, type Stack, startStack } from './stack.ts';

/** The kept screens, brought forward with each move of the history. */
export function useStack(): Stack {
  const { watch, current } = placeOf(useClient());
  const place = useSyncExternalStore(watch, current);
  const [state, setState] = useState(() => ({ place, stack: startStack(place) }));
  if (state.place === place) return state.stack;
  // Derived while rendering, so that the old screen is never drawn under the new address.
  const stack = nextStack(state.stack, place);
  setState({ place, stack });
  return stack;
}
