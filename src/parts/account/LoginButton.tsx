import { Button, type ButtonProps } from '#kit/Button';
import { addressOf, type Target, useEntry, useGo } from '../navigation/index.ts';

interface LoginButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  /** Where the way leads back to. @default this screen */
  readonly back?: Target;
  /** Login takes the place of this screen, which Back does not lead to then. @default false */
  readonly isInstead?: boolean;
  /** Before it goes: what stands over the screen closes. */
  readonly onLeave?: () => void;
  readonly children: string;
}

/** A guest's way to an account, and back. */
export function LoginButton({ back, isInstead, onLeave, children, ...look }: LoginButtonProps) {
  const go = useGo();
  const here = useEntry();
  const leave = () => {
    onLeave?.();
    go[isInstead ? 'redirect' : 'open']('pages/common/login', { redirect: addressOf(back ?? here) });
  };
  return (
    <Button {...look} onClick={leave}>
      {children}
    </Button>
  );
}
