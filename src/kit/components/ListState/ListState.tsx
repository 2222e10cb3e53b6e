import type { ReactElement, ReactNode } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { nameText, proseText } from '../../figure-text.ts';
import { softBreaks } from '../../soft-breaks.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { type EmptyPicture, TickOrnament } from '../TickOrnament/index.ts';
import { ErrorBlock, type ErrorBlockProps } from './ErrorBlock.tsx';
import { Action, Empty, Waiting } from './ListState.styles.ts';
import { useWaitPhase } from './useWaitPhase.ts';

export interface EmptyProps {
  /** What belongs here. */
  readonly title: string | null | undefined;
  /** Why there is none, in a sentence. */
  readonly text?: string | null;
  /** What the picture is of. @default 'search' */
  readonly picture?: EmptyPicture;
  /** The one button; a node of buttons of 40 where it is more than that. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | ReactElement;
  /** Another main button stands on the screen: this one leaves the ink to it. @default false */
  readonly isPart?: boolean;
}

export interface ListStateProps {
  /** Where the content stands; `guest` is for what needs a sign-in. */
  readonly state: 'loading' | 'empty' | 'error' | 'guest' | 'ready';
  /** The exact shape of the content. */
  readonly skeleton?: ReactNode;
  /** Left out where the content cannot be empty. */
  readonly empty?: EmptyProps;
  /** What did not load, and what to do. */
  readonly error?: ErrorBlockProps;
  /** Left out where guests see the content. */
  readonly guest?: EmptyProps;
  /** The content itself. */
  readonly children: ReactNode;
}

/** Nothing to show: a picture, one sentence, one action. */
export function EmptyBlock({ title, text, picture, action, isPart }: EmptyProps) {
  const variant = isPart ? 'secondary' : 'primary';
  return (
    <Empty>
      <TickOrnament variant="empty" picture={picture} />
      <h2>{softBreaks(nameText(title))}</h2>
      {text ? <p>{softBreaks(proseText(text))}</p> : null}
      {action ? (
        <Action>
          {'onPress' in action ? (
            <Button variant={variant} size="md" onClick={action.onPress}>
              {action.label}
            </Button>
          ) : (
            action
          )}
        </Action>
      ) : null}
    </Empty>
  );
}

/** The five states of anything that is loaded: an error never looks like an empty list. */
export function ListState({ state, skeleton, empty, error, guest, children }: ListStateProps) {
  const words = useKitWords();
  const phase = useWaitPhase(state === 'loading');
  // A wait that no one notices is not worth a word.
  useAnnounced(phase === 'spinner' ? words.loading : undefined);
  switch (state) {
    case 'loading':
      return (
        <Waiting data-phase={phase} aria-busy="true" role="group" aria-label={words.loading}>
          <div>{skeleton}</div>
        </Waiting>
      );
    case 'error':
      return error ? <ErrorBlock {...error} /> : null;
    case 'empty':
      return empty ? <EmptyBlock {...empty} /> : children;
    case 'guest':
      return guest ? <EmptyBlock {...guest} /> : children;
    default:
      return children;
  }
}
