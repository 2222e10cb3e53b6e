import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreen } from '#kit/FullScreen';
import type { Pair } from '../../../state/pairs.ts';

interface FullChartProps {
  readonly pair: Pair;
  readonly onClose: () => void;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** The chart over the whole screen. */
export function FullChart({ pair, onClose, children }: FullChartProps) {
  const { t } = useTranslation('trade');
  return (
    <FullScreen
      label={t('chart.label', { pair: pair.label })}
      title={pair.label}
      closeLabel={t('chart.exitFullScreen')}
      onClose={onClose}
    >
      {children}
    </FullScreen>
  );
}
