import { EmptyBlock, type EmptyProps } from '#kit/ListState';
import type { Target } from '../navigation/index.ts';
import { LoginButton } from './LoginButton.tsx';

interface GuestPromptProps {
  /** What would stand here. */
  readonly title: string;
  readonly text?: string;
  /** On the button: to log in. */
  readonly action: string;
  readonly picture?: EmptyProps['picture'];
  /** Where the way leads back to. @default this screen */
  readonly back?: Target;
}

/** In the place of what a guest has none of: what it is, and the way to an account and back. */
export const GuestPrompt = ({ title, text, action, picture, back }: GuestPromptProps) => (
  <EmptyBlock
    title={title}
    text={text}
    picture={picture}
    action={
      <LoginButton size="md" back={back}>
        {action}
      </LoginButton>
    }
  />
);
