import { formatAmount, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { LeadText, type LeadTextProps } from './LeadText.tsx';

export interface LeadFigureProps extends Omit<LeadTextProps, 'value'> {
  /** Decimal text of the amount. */
  readonly value: NumberInput;
  /** Decimals that are shown; the amount is cut, never rounded up. */
  readonly scale: number | null | undefined;
  /** A profit: always with its sign, and rounded. @default false */
  readonly signed?: boolean;
}

/** The one figure that leads a screen. */
export function LeadFigure({ value, scale, signed, ...look }: LeadFigureProps) {
  const decimals = scale ?? Number.NaN;
  return <LeadText {...look} value={signed ? formatSigned(value, decimals) : formatAmount(value, decimals)} />;
}
