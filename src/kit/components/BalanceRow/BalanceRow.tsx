import type { NumberInput } from '../../../domain/number.ts';
import { nameText, proseText } from '../../figure-text.ts';
import { AmountText, HiddenFigure } from '../AmountText/index.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { FiatText } from '../FiatText/index.ts';
import { Amount, Fiat, Names, Note, Plain, Press, Sums, Ticker } from './BalanceRow.styles.ts';

export interface BalanceRowProps {
  /** Symbol of the coin. */
  readonly symbol: string | null | undefined;
  /** Under the symbol: the coin's name, or what of it is free ('Available 20,008.41'). */
  readonly note?: string | null;
  /** The note is an amount, hidden with the balance. @default false */
  readonly isNoteAmount?: boolean;
  /** Decimal text of the amount. */
  readonly amount: NumberInput;
  /** Decimals of the coin; the amount shows those that count, and two at the least. */
  readonly scale: number | null | undefined;
  /** Its value in the user's currency: decimal text and ISO code. */
  readonly fiat?: { readonly value: NumberInput; readonly code: string } | null;
  /** Hides all amounts from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** Shape of the mark: coins are circles, stocks rounded squares. @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Makes the row a button. */
  readonly onPress?: () => void;
}

/** A coin that the user holds: mark, name, amount, value. */
export function BalanceRow(props: BalanceRowProps) {
  const { symbol, note, isNoteAmount, amount, scale, fiat, hidden, kind, onPress } = props;
  const content = (
    <>
      <CoinMark symbol={symbol} kind={kind} size={36} />
      <Names>
        <Ticker>{nameText(symbol)}</Ticker>
        {note ? <Note>{hidden && isNoteAmount ? <HiddenFigure /> : proseText(note)}</Note> : null}
      </Names>
      <Sums>
        <Amount>
          <AmountText value={amount} scale={scale} trim={2} hidden={hidden} />
        </Amount>
        {fiat ? (
          <Fiat>
            <FiatText value={fiat.value} code={fiat.code} hidden={hidden} />
          </Fiat>
        ) : null}
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
