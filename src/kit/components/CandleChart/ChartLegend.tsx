import { EMPTY } from '../../../domain/number.ts';
import { Entry, Name, Swatch } from './CandleChart.styles.ts';
import { MA_LENGTHS } from './types.ts';

/** Moving averages as swatch and ink text; coloured text of this size would be hard to read. */
export function ChartLegend() {
  return MA_LENGTHS.map((length, i) => (
    <Entry key={length}>
      <Swatch data-ma={i + 1} />
      <Name>MA{length}</Name>
      <span data-average={length}>{EMPTY}</span>
    </Entry>
  ));
}
