import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { ArrowsInIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { wrapFocus } from '#kit/wrapFocus';
import type { Pair } from '../../../state/pairs.ts';
import { FullScreen } from './FullChart.styles.ts';

interface FullChartProps {
  readonly pair: Pair;
  readonly onClose: () => void;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** The chart over the whole screen, in a native dialog that holds the focus and gives it back; Escape and the button lead back. */
export function FullChart({ pair, onClose, children }: FullChartProps) {
  const { t } = useTranslation('trade');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it leaves the page: else the browser does not give the focus back.
    return () => element?.close();
  }, []);
  return createPortal(
    <FullScreen
      ref={dialog}
      onKeyDown={wrapFocus}
      aria-label={t('chart.label', { pair: pair.label })}
      onCancel={(event) => {
        // A sheet inside cancels too, and React tells its parents.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {/* A section, so that its header is no second banner of the document. */}
      <section>
        <NavBar
          title={pair.label}
          right={<IconButton label={t('chart.exitFullScreen')} icon={<ArrowsInIcon />} onClick={onClose} />}
        />
      </section>
      {children}
    </FullScreen>,
    document.body,
  );
}
