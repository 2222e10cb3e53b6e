import { formatCompact, type NumberInput } from '../../../domain/number.ts';
import { longOf } from '../../figure-text.ts';
import { Figure } from './CompactText.styles.ts';

export interface CompactTextProps {
  /** Decimal text of a volume or count, never of a price or balance (readings C9). */
  readonly value: NumberInput;
}

/** A volume or count as '28.4K' or '4.1M'. */
export function CompactText({ value }: CompactTextProps) {
  const shown = formatCompact(value);
  return <Figure data-long={longOf(shown)}>{shown}</Figure>;
}
