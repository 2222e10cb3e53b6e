import { useChartWords } from '../../words/useChartWords.ts';
import { Words } from './CandleChart.styles.ts';
import { lineInWords } from './labelled-lines.ts';
import type { LabelledLine } from './types.ts';
import type { Drawing } from './useDrawing.ts';

interface ChartWordsProps {
  readonly lines: readonly LabelledLine[];
  readonly drawing: Drawing;
  readonly priceDecimals: number;
}

/** The user's prices and drawings for screen readers: the picture itself is opaque to them. */
export function ChartWords({ lines, drawing, priceDecimals }: ChartWordsProps) {
  const words = useChartWords();
  const { drawings, inWords } = drawing;
  return (
    <>
      {lines.length > 0 ? (
        <Words aria-label={words.chartLines}>
          {lines.map((line) => (
            <li key={line.key}>{lineInWords(line, priceDecimals, words)}</li>
          ))}
        </Words>
      ) : null}
      {drawings.length > 0 ? (
        <Words aria-label={words.chartDrawings}>
          {drawings.map((each) => (
            <li key={each.key}>{inWords(each)}</li>
          ))}
        </Words>
      ) : null}
    </>
  );
}
