import { EMPTY } from '../../../domain/number.ts';
import { Term, Time, Value } from './CandleChart.styles.ts';
import type { CandleChartLabels } from './props.ts';

const FIELDS = ['open', 'high', 'low', 'close', 'change', 'volume'] as const;

/** The bar under the crosshair; its figures are written by bindReadout. */
export function ChartReadout({ labels }: { readonly labels: CandleChartLabels }) {
  return (
    <>
      <Time data-of="time">{EMPTY}</Time>
      {FIELDS.map((field) => (
        <div key={field}>
          <Term>{labels[field]}</Term>
          <Value data-of={field}>{EMPTY}</Value>
        </div>
      ))}
    </>
  );
}
