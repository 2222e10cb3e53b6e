import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { closeOnBack } from './back.ts';
import { Panel, Screen } from './Layer.styles.ts';
import { isLeftOver } from './taps.ts';
import { wrapFocus } from './wrapFocus.ts';

/** Longest time a closing animation is waited for; a hidden page draws no frames and would wait for ever. */
const CLOSE_LIMIT_MS = 400;

export interface LayerProps {
  readonly open: boolean;
  /** Asked to close: Esc, the back gesture, a tap beside. */
  readonly onClose: () => void;
  /** The closing animation is over. */
  readonly onClosed?: () => void;
  readonly kind: 'sheet' | 'center';
  readonly role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the layer. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** Ignores every wish to close, while something runs. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
  /** The panel, for drags. */
  readonly ref?: Ref<HTMLDivElement | null>;
}

const animationsOf = (dialog: HTMLDialogElement) =>
  Promise.race([
    Promise.allSettled(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS)),
  ]);

/** How much of the layout the on-screen keyboard covers. */
function useKeyboardInset(isShown: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isShown || !viewport) return undefined;
    const measure = () => setInset(Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)));
    measure();
    // Safari's keyboard pans the screen to the field too, after it has covered it.
    const changes = ['resize', 'scroll'];
    for (const change of changes) viewport.addEventListener(change, measure);
    return () => {
      for (const change of changes) viewport.removeEventListener(change, measure);
    };
  }, [isShown]);
  return inset;
}

/**
 * What stands above the screen and holds the focus. A native modal <dialog>: the browser traps the focus, makes the
 * rest inert, gives the focus back and closes it on Esc and on Android's back gesture.
 */
export function Layer({
  open,
  onClose,
  onClosed,
  kind,
  role,
  labelledBy,
  describedBy,
  isLocked,
  children,
  ref,
}: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const [isShown, setShown] = useState(open);
  const latest = useRef({ onClose, onClosed, isLocked });
  latest.current = { onClose, onClosed, isLocked };
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => panel.current);
  if (open && !isShown) setShown(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return undefined;
    element.showModal();
    shownAt.current = performance.now();
    // Focus stands on the panel, or on what the content asks for, never by chance on its first button.
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current)?.focus({ preventScroll: true });
    return () => element.close();
  }, [isShown]);

  // Before the layer is seen: who goes back at once must find the entry that keeps the screen.
  useLayoutEffect(() => {
    if (!open) return undefined;
    return closeOnBack(() => latest.current.onClose());
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (open || !isShown || !element) return undefined;
    let isCurrent = true;
    animationsOf(element).then(() => {
      if (!isCurrent) return;
      // Before it leaves the document: closing gives the focus back.
      element.close();
      setShown(false);
      latest.current.onClosed?.();
    });
    return () => {
      isCurrent = false;
    };
  }, [open, isShown]);

  const inset = useKeyboardInset(isShown);
  if (!isShown) return null;

  const ask = () => {
    if (!latest.current.isLocked) onClose();
  };
  return createPortal(
    <Screen
      ref={dialog}
      role={role}
      data-kit-layer
      data-kind={kind}
      data-closing={!open || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      style={{ '--kit-keyboard': `${inset}px` } as CSSProperties}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        ask();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        wrapFocus(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        ask();
      }}
      onClickCapture={(event: MouseEvent) => {
        if (!isLeftOver(event.nativeEvent, shownAt.current)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        if (event.target === event.currentTarget) ask();
      }}
      // A browser that insists (a second Esc) closes the dialog without asking.
      onClose={(event: SyntheticEvent) => {
        if (event.target === event.currentTarget && open) onClose();
      }}
    >
      <Panel ref={panel} tabIndex={-1}>
        {children}
      </Panel>
    </Screen>,
    document.body,
  );
}
