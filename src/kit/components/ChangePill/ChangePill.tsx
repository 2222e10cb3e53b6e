import { directionOf, formatPercent, type NumberInput } from '../../../domain/number.ts';
import { longOf } from '../../figure-text.ts';
import { Pill } from './ChangePill.styles.ts';

export interface ChangePillProps {
  /** Decimal text in percent: '1.84'. */
  readonly value: NumberInput;
}

/** The change of the day as a pill: sign and wash, so that hue is never alone. */
export function ChangePill({ value }: ChangePillProps) {
  const shown = formatPercent(value);
  return (
    <Pill data-direction={directionOf(shown)} data-long={longOf(shown)}>
      {shown}
    </Pill>
  );
}
