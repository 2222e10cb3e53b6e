import { HIDDEN } from '../../../domain/number.ts';
import { figureText, longOf, nameText, proseText } from '../../figure-text.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { Amount, Fiat, Names, Note, Plain, Press, Sums, Ticker } from './BalanceRow.styles.ts';

export interface BalanceRowProps {
  /** Symbol of the coin. */
  readonly symbol: string | null | undefined;
  /** Under the symbol: the coin's name, or what of it is free ('Available 20,008.41'). */
  readonly note?: string | null;
  /** The note is an amount, hidden with the balance. @default false */
  readonly isNoteAmount?: boolean;
  /** Formatted amount. */
  readonly amount: string | null | undefined;
  /** Formatted value in the user's currency. */
  readonly fiat?: string | null;
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** Shape of the mark: coins are circles, stocks rounded squares. @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Makes the row a button. */
  readonly onPress?: () => void;
}

/** Height of a row in rem, for virtual lists. */
export const BALANCE_ROW_REM = 3.75;

/** A coin that the user holds: mark, name, amount, value. */
export function BalanceRow(props: BalanceRowProps) {
  const { symbol, note, isNoteAmount, amount, fiat, hidden, kind, onPress } = props;
  const content = (
    <>
      <CoinMark symbol={symbol} kind={kind} size={36} />
      <Names>
        <Ticker>{nameText(symbol)}</Ticker>
        {!note || (hidden && isNoteAmount) ? null : <Note>{proseText(note)}</Note>}
      </Names>
      <Sums data-long={hidden ? undefined : longOf(amount, fiat)}>
        <Amount>{hidden ? HIDDEN : figureText(amount)}</Amount>
        {fiat === undefined || fiat === null ? null : <Fiat>{hidden ? HIDDEN : figureText(fiat)}</Fiat>}
      </Sums>
    </>
  );
  return onPress ? (
    <Press type="button" onClick={onPress}>
      {content}
    </Press>
  ) : (
    <Plain>{content}</Plain>
  );
}
