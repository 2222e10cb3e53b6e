import type { ReactNode } from 'react';
import { EmptyBlock, type EmptyProps, ListState } from '#kit/ListState';
import { isAbsent, toCallError } from '../data/call-error.ts';
import { useIsSignedIn } from '../state/session-atoms.ts';
import { useErrorText } from './useErrorText.ts';

interface QueryStateProps {
  readonly isLoading: boolean;
  /** Shown in place of the content, with the server's own sentence and its reference. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** What did not load: "Orders did not load". */
  readonly errorTitle: string;
  /** The exact shape of the content. */
  readonly skeleton: ReactNode;
  /** Another main button stands on the screen. */
  readonly isPart?: boolean | undefined;
  /** Given where there is nothing to show. */
  readonly empty?: EmptyProps;
  /** What a guest sees in place of it all; without it guests see what comes. */
  readonly guest?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The five states of anything that a call brings. A guest comes first, then an error: it never looks like an empty list. What this
 * server does not have is said in a sentence (architecture 2): what is but a part of a screen, and the ways here, ask `isAbsent`.
 */
export function QueryState({
  isLoading,
  error,
  onRetry,
  errorTitle,
  skeleton,
  isPart,
  empty,
  guest,
  children,
}: QueryStateProps) {
  const errorText = useErrorText();
  const isSignedIn = useIsSignedIn();
  if (guest && !isSignedIn) return guest;
  if (isAbsent(error)) return <EmptyBlock title={errorText(error)} />;
  const state = error ? 'error' : isLoading ? 'loading' : empty ? 'empty' : 'ready';
  return (
    <ListState
      state={state}
      skeleton={skeleton}
      empty={empty ?? { title: '' }}
      error={{ title: errorTitle, text: errorText(error), reference: toCallError(error).reference, onRetry, isPart }}
    >
      {children}
    </ListState>
  );
}
