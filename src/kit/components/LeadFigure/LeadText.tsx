import { type Direction, HIDDEN, splitDecimals } from '../../../domain/number.ts';
import { figureText, longOf } from '../../figure-text.ts';
import { rollDigits } from '../../roll/load.ts';
import { HiddenFigure } from '../AmountText/HiddenFigure.tsx';
import { Fraction, Lead, Unit } from './LeadFigure.styles.ts';

export interface LeadTextProps {
  /** A figure that another part has made: the time of a CountDown. */
  readonly value: string | null | undefined;
  /** Currency or coin behind it, smaller. */
  readonly unit?: string | null;
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
  /** In a card that holds whatever comes: the figure takes the whole line, shrinks to the size of a label and wraps then. @default false */
  readonly isFitted?: boolean;
  /** The digits that change roll to the new ones: for a total that rarely does. @default false */
  readonly rolls?: boolean;
}

/** How many digits wide the figure is: separators take less, the unit stands at half the size. Fitted, they count in full, as nothing is left aside. */
const lengthOf = (figure: string, unit: string | null | undefined, isFitted: boolean | undefined): number => {
  if (isFitted) return figure.length + (unit ? unit.length / 2 + 1 : 0);
  const digits = figure.replace(/\D/g, '').length;
  return digits + (figure.length - digits) * 0.45 + (unit ? unit.length + 1 : 0) * 0.5;
};

/** A leading figure as text, for what is no amount. */
export function LeadText(props: LeadTextProps) {
  const { value, unit, hidden, tone, isStale, size = 'display', besideButton, isFitted, rolls } = props;
  const [whole, fraction] = splitDecimals(figureText(value));
  return (
    <Lead
      ref={rolls ? rollDigits : undefined}
      data-size={size}
      data-direction={hidden ? undefined : tone}
      data-stale={isStale || undefined}
      data-long={longOf(unit)}
      data-beside={besideButton || undefined}
      data-fitted={isFitted || undefined}
      data-small={(!hidden && /^\D?0$/.test(whole)) || undefined}
      style={{ '--length': lengthOf(hidden ? HIDDEN : whole + fraction, unit, isFitted) }}
    >
      {hidden ? <HiddenFigure /> : whole}
      {fraction && !hidden ? <Fraction>{fraction}</Fraction> : null}
      {!unit ? null : <Unit> {unit}</Unit>}
    </Lead>
  );
}
