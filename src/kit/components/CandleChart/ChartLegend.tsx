import { EMPTY } from '../../../domain/number.ts';
import { Entry, Name, Swatch } from './CandleChart.styles.ts';
import { figureId, specOf } from './indicators.ts';
import type { ChartIndicator } from './types.ts';

/** Figures of an indicator as swatch and ink text; coloured text of this size would be hard to read. */
export function ChartLegend({ indicator }: { readonly indicator: ChartIndicator }) {
  return specOf(indicator).figures.map((figure) => (
    <Entry key={figure.key}>
      {figure.ink ? <Swatch data-ma={figure.ink} data-dashed={indicator === 'BOLL' || undefined} /> : null}
      <Name>{figure.name}</Name>
      <span data-figure={figureId(indicator, figure)}>{EMPTY}</span>
    </Entry>
  ));
}
