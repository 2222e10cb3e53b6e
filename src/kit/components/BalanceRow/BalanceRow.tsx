import { HIDDEN } from '../../../domain/number.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { Amount, Fiat, Names, Note, Plain, Press, Sums, Ticker } from './BalanceRow.styles.ts';

export interface BalanceRowProps {
  /** Symbol of the coin. */
  readonly symbol: string;
  /** Under the symbol: the coin's name, or what is frozen ('Frozen 2,500.00'). */
  readonly note?: string;
  /** The note is an amount, hidden with the balance. @default false */
  readonly isNoteAmount?: boolean;
  /** Formatted amount. */
  readonly amount: string;
  /** Formatted value in the user's currency. */
  readonly fiat?: string;
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Makes the row a button. */
  readonly onPress?: () => void;
}

/** Height of a row in rem, for virtual lists. */
export const BALANCE_ROW_REM = 4;

/** A coin that the user holds: mark, name, amount, value. */
export function BalanceRow(props: BalanceRowProps) {
  const { symbol, note, isNoteAmount, amount, fiat, hidden, kind, onPress } = props;
  const content = (
    <>
      <CoinMark symbol={symbol} kind={kind} />
      <Names>
        <Ticker>{symbol}</Ticker>
        {note === undefined || (hidden && isNoteAmount) ? null : <Note>{note}</Note>}
      </Names>
      <Sums>
        <Amount>{hidden ? HIDDEN : amount}</Amount>
        {fiat === undefined ? null : <Fiat>{hidden ? HIDDEN : fiat}</Fiat>}
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
