import { EmptyBlock, type EmptyProps } from '#kit/ListState';
import type { Target } from '../navigation/index.ts';
import { LoginButton } from './LoginButton.tsx';

interface GuestPromptProps {
  /** What would stand here. */
  readonly title: string;
  readonly text?: string;
  /** On the button: to log in. Left out where the screen has the way in already. */
  readonly action?: string;
  readonly picture?: EmptyProps['picture'];
  /** Where the way leads back to. @default this screen */
  readonly back?: Target;
  /** It stands in the place of the whole screen, and login takes that: a large button. @default false */
  readonly isGuard?: boolean;
}

/** In the place of what a guest has none of: what it is, and the way to an account and back. */
export const GuestPrompt = ({ title, text, action, picture, back, isGuard }: GuestPromptProps) => (
  <EmptyBlock
    title={title}
    text={text}
    picture={picture}
    action={
      action ? (
        <LoginButton size="md" back={back} isInstead={isGuard}>
          {action}
        </LoginButton>
      ) : undefined
    }
  />
);
