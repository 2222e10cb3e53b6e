import { type Direction, HIDDEN, splitDecimals } from '../../../domain/number.ts';
import { HiddenFigure } from '../AmountText/index.ts';
import { Fraction, Lead, Unit } from './LeadFigure.styles.ts';

export interface LeadFigureProps {
  /** Formatted figure: '48,216.01'. */
  readonly value: string;
  /** Currency or coin behind it, smaller. */
  readonly unit?: string;
  /** Hides the figure from eyes and screen readers alike, and says nothing about its length. @default false */
  readonly hidden?: boolean;
  /** Direction colour for a profit or a price; decimals keep it then. */
  readonly tone?: Direction;
  /** Last known value of something that did not load: grey. @default false */
  readonly isStale?: boolean;
  /** `display` once a screen, its decimals quieter; `headline` for prices and profit, `title` in cards. @default 'display' */
  readonly size?: 'display' | 'headline' | 'title';
  /** A button shares the line: the figure shrinks sooner. @default false */
  readonly besideButton?: boolean;
}

/** How many digits wide the figure is: separators take less, the unit stands at half the size. */
const lengthOf = (figure: string, unit = ''): number => {
  const digits = figure.replace(/\D/g, '').length;
  return digits + (figure.length - digits) * 0.45 + (unit.length > 0 ? unit.length + 1 : 0) * 0.5;
};

/** The one figure that leads a screen. */
export function LeadFigure({ value, unit, hidden, tone, isStale, size = 'display', besideButton }: LeadFigureProps) {
  const [whole, fraction] = splitDecimals(value);
  return (
    <Lead
      data-size={size}
      data-direction={hidden ? undefined : tone}
      data-stale={isStale || undefined}
      data-beside={besideButton || undefined}
      style={{ '--length': lengthOf(hidden ? HIDDEN : whole + fraction, unit) }}
    >
      {hidden ? <HiddenFigure /> : whole}
      {fraction && !hidden ? <Fraction>{fraction}</Fraction> : null}
      {unit === undefined ? null : <Unit> {unit}</Unit>}
    </Lead>
  );
}
