import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { nextStack, type Stack, startStack } from './stack.ts';
import { targetOf } from './useMover.ts';

/** The kept screens, brought forward with each move of the history. */
export function useStack(): Stack {
  const location = useLocation();
  const type = useNavigationType();
  const move = { key: location.key, target: targetOf(location), type };
  const [state, setState] = useState(() => ({ location, stack: startStack(move) }));
  if (state.location === location) return state.stack;
  // Derived while rendering, so that the old screen is never drawn under the new address.
  const stack = nextStack(state.stack, move);
  setState({ location, stack });
  return stack;
}
