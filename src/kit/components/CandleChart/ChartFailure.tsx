import { useAnnounced } from '../../announce/index.ts';
import { Button } from '../Button/index.ts';
import { Ground, Plate, PlateText } from './CandleChart.styles.ts';
import type { CandleChartLabels } from './props.ts';

interface ChartFailureProps {
  readonly labels: CandleChartLabels;
  readonly onRetry: (() => void) | undefined;
}

/** In the chart's place: what did not load, and a way to try again; the rest of the screen works. */
export function ChartFailure({ labels, onRetry }: ChartFailureProps) {
  useAnnounced(labels.failed, 'alert');
  return (
    <Ground data-state="failed">
      <Plate>
        <PlateText>{labels.failed}</PlateText>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {labels.retry}
        </Button>
      </Plate>
    </Ground>
  );
}
