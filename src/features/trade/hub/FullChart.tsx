import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreen } from '#kit/FullScreen';
import { LiveChange } from '#kit/LiveChange';
import { LivePrice } from '#kit/LivePrice';
import { Row } from '#kit/Stack';
import { useClient } from '../../../data/client.ts';
import { quoteSource } from '../../../parts/live/quotes.ts';
import type { Pair } from '../../../state/pairs.ts';

interface FullChartProps {
  readonly pair: Pair;
  readonly onClose: () => void;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** The chart over the whole screen, with what the pair costs now in its head. */
export default function FullChart({ pair, onClose, children }: FullChartProps) {
  const { t } = useTranslation('trade');
  const live = quoteSource(useClient(), pair);
  return (
    <FullScreen
      label={t('chart.label', { pair: pair.label })}
      title={
        <Row as="span" wrap justify="center" gap={8}>
          {pair.label}
          <LivePrice live={live} toned />
          <LiveChange live={live} />
        </Row>
      }
      closeLabel={t('chart.exitFullScreen')}
      onClose={onClose}
    >
      {children}
    </FullScreen>
  );
}
