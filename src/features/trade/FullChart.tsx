import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/components/IconButton/index.ts';
import { NavBar } from '../../kit/components/NavBar/index.ts';
import { ArrowsInIcon } from '../../kit/icons.ts';
import type { Pair } from '../../state/pairs.ts';
import { FullScreen } from './Hub.styles.ts';

interface FullChartProps {
  readonly pair: Pair;
  readonly onClose: () => void;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** The chart over the whole screen; Escape and the button lead back. */
export function FullChart({ pair, onClose, children }: FullChartProps) {
  const { t } = useTranslation('trade');
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose]);
  return createPortal(
    <FullScreen role="dialog" aria-modal="true" aria-label={t('chart.label', { pair: pair.label })}>
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
