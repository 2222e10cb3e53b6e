import { directionOf, formatPercent, type NumberInput } from '../../../domain/number.ts';
import { DirectionArrow } from './DirectionArrow.tsx';
import { Figure } from './PercentText.styles.ts';

export interface PercentTextProps {
  /** Decimal text in percent: '1.84'. */
  readonly value: NumberInput;
  /** Puts an arrow before the sign. @default false */
  readonly arrow?: boolean;
}

/** A change in direction colour, always signed. */
export function PercentText({ value, arrow }: PercentTextProps) {
  const shown = formatPercent(value);
  const direction = directionOf(shown);
  return (
    <Figure data-direction={direction}>
      {arrow ? <DirectionArrow direction={direction} /> : null}
      <span>{shown}</span>
    </Figure>
  );
}
