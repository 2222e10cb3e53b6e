import { useState, useSyncExternalStore } from 'react';
import { currentPlace, watchPlace } from './place.ts';
import { nextStack, type Stack, startStack } from './stack.ts';

/** The kept screens, brought forward with each move of the history. */
export function useStack(): Stack {
  const place = useSyncExternalStore(watchPlace, currentPlace);
  const [state, setState] = useState(() => ({ place, stack: startStack(place) }));
  if (state.place === place) return state.stack;
  // Derived while rendering, so that the old screen is never drawn under the new address.
  const stack = nextStack(state.stack, place);
  setState({ place, stack });
  return stack;
}
