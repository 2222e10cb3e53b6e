import type { ReactNode } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { BankIcon } from '../../icons.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Badge } from '../Badge/index.ts';
import { TickOrnament } from '../TickOrnament/index.ts';
import { Actions, Bank, Digits, Dots, Foot, Frame, Holder, Name, Spoken } from './BankCardView.styles.ts';
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
  const isDefault = defaultLabel !== undefined;
  return (
    <Frame>
      <Bank title={<Name>{nameText(bank)}</Name>} extra={<BankIcon size={24} aria-hidden />}>
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
        <Holder>{holder}</Holder>
        <TickOrnament variant="banner" />
      </Bank>
      {isDefault || badge || actions ? (
        <Foot>
          {isDefault ? <Badge tone="accent">{defaultLabel}</Badge> : null}
          {badge}
          {actions ? <Actions>{actions}</Actions> : null}
        </Foot>
      ) : null}
    </Frame>
  );
}
