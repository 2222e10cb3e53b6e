import type { ReactNode } from 'react';
import type { NumberInput } from '../../../domain/number.ts';
import type { Prose } from '../../figure-text.ts';

export interface ReviewFact {
  /** What the value is: 'Network'. */
  readonly label: string;
  /** A number part with its unit, or words. */
  readonly value: Prose;
}

/** Where the money goes. */
export interface ReviewTarget {
  /** 'To' */
  readonly label: string;
  /** The whole address; shown in groups of four. */
  readonly address: string | null | undefined;
  /** What the user calls it: 'Cold wallet'. */
  readonly name?: string | null;
  /** A Badge: 'Whitelisted', 'New address'. */
  readonly badge?: ReactNode;
}

export interface ReviewSheetProps {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Esc, the back gesture, a tap beside, the cross, the safe choice; not while busy. */
  readonly onClose: () => void;
  /** Names the act: 'Review withdrawal'. */
  readonly title: string;
  /** Over the leading figure: 'You receive'. */
  readonly receiveLabel: string;
  /** Decimal text of the amount. */
  readonly receive: NumberInput;
  /** Decimals of its coin. */
  readonly scale: number | null | undefined;
  /** Coin or currency of it. */
  readonly unit?: string | null;
  /** Under it, a FiatText: '≈ $849.00'. */
  readonly fiat?: Prose;
  /** Where it goes; left out where nothing leaves the account. */
  readonly target?: ReviewTarget;
  /** Network, amount, fee, arrival: each as it will be carried out. */
  readonly facts: readonly ReviewFact[] | null | undefined;
  /** What cannot be undone, and what to check. */
  readonly warning?: Prose;
  /** What is asked before the act: the field of the pay password, a code. Enter in it confirms. */
  readonly children?: ReactNode;
  /** Verb and amount: 'Withdraw 850.00 USDT'. */
  readonly confirmLabel: string;
  /** Does what the button says; not while busy or disabled. */
  readonly onConfirm: () => void;
  /** What is asked is not complete yet. @default false */
  readonly isConfirmDisabled?: boolean;
  /** Names what stays: 'Keep my USDT'; without it the cross alone refuses. */
  readonly safeLabel?: string;
  /** The act runs: nothing closes the sheet and no second tap counts. @default false */
  readonly busy?: boolean;
  /** The act failed: what happened, what it means for the money, what to do. */
  readonly error?: string | null;
}
