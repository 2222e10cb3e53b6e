import { useAnnounced } from '../../announce/index.ts';
import { Button } from '../Button/index.ts';
import { Failure, FailureText } from './CandleChart.styles.ts';
import type { CandleChartLabels } from './props.ts';

interface ChartFailureProps {
  readonly labels: CandleChartLabels;
  readonly onRetry: (() => void) | undefined;
}

/** In the chart's place: what did not load, and a way to try again; the rest of the screen works. */
export function ChartFailure({ labels, onRetry }: ChartFailureProps) {
  useAnnounced(labels.failed, 'alert');
  return (
    <Failure data-state="failed">
      <FailureText>{labels.failed}</FailureText>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {labels.retry}
      </Button>
    </Failure>
  );
}
