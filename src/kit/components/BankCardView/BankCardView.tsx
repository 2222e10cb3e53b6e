import type { ReactNode } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { BankIcon } from '../../icons.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Badge } from '../Badge/index.ts';
import { Actions, Bank, Digits, Dots, Frame, Holder, Name, Names, Spoken, Tile } from './BankCardView.styles.ts';
import { cardTail } from './card-tail.ts';

export interface BankCardViewProps {
  /** Name of the bank: 'Hang Seng Bank'. */
  readonly bank: string | null | undefined;
  /** Card or account number as the server sends it, masked or whole; only its last four are ever shown. */
  readonly number: string | null | undefined;
  /** Whose account it is. */
  readonly holder?: string | null;
  /** Word of the badge where this card is the default: 'Default'. */
  readonly defaultLabel?: string;
  /** A Badge of another state: 'In review'. */
  readonly badge?: ReactNode;
  /** Buttons under the card: 'Edit', 'Delete card'. */
  readonly actions?: ReactNode;
}

/** A bank card or account that belongs to the user; a card that money moves to stands in a ReviewSheet as a fact. */
export function BankCardView({ bank, number, holder, defaultLabel, badge, actions }: BankCardViewProps) {
  const words = useKitWords();
  const tail = cardTail(number);
  return (
    <Frame>
      <Bank
        icon={
          <Tile aria-hidden>
            <BankIcon size={24} />
          </Tile>
        }
        title={
          <Names>
            <Name>{nameText(bank)}</Name>
            {defaultLabel === undefined ? null : <Badge tone="accent">{defaultLabel}</Badge>}
            {badge}
            {holder ? <Holder>{holder}</Holder> : null}
          </Names>
        }
      >
        <Digits>
          {tail === null ? (
            EMPTY
          ) : (
            <>
              <span aria-hidden>
                <Dots>•••• </Dots>
                {tail}
              </span>
              <Spoken>{fillWord(words.endingIn, { digits: [...tail].join(' ') })}</Spoken>
            </>
          )}
        </Digits>
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Bank>
    </Frame>
  );
}
