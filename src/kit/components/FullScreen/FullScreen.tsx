import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Prose } from '../../figure-text.ts';
import { ArrowsInIcon } from '../../icons.ts';
import { wrapFocus } from '../../layer/wrapFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import { NavBar } from '../NavBar/index.ts';
import { Screen } from './FullScreen.styles.ts';

export interface FullScreenProps {
  /** Names the layer for screen readers. */
  readonly label: string;
  /** Where one is, in the bar. */
  readonly title: Prose;
  /** Names the button that leads back. */
  readonly closeLabel: string;
  /** The button, or Escape. */
  readonly onClose: () => void;
  /** A bar of tools, and below it what takes the room that is left. */
  readonly children?: ReactNode;
}

/** One thing over the whole screen while it is there, in a native dialog that holds the focus and gives it back. */
export function FullScreen({ label, title, closeLabel, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it leaves the page: else the browser does not give the focus back.
    return () => element?.close();
  }, []);
  return createPortal(
    <Screen
      ref={dialog}
      onKeyDown={wrapFocus}
      aria-label={label}
      onCancel={(event) => {
        // A sheet inside cancels too, and React tells its parents.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {/* A section, so that its header is no second banner of the document. */}
      <section>
        <NavBar title={title} right={<IconButton label={closeLabel} icon={<ArrowsInIcon />} onClick={onClose} />} />
      </section>
      {children}
    </Screen>,
    document.body,
  );
}
