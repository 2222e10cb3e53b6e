import { createContext, useContext } from 'react';
import type { Prose } from '../figure-text.ts';

export interface ConfirmFact {
  /** What the value is: 'Amount'. */
  readonly label: string;
  /** A number part with its unit, or words. */
  readonly value: Prose;
  /** Coin or unit behind the value, quieter. */
  readonly unit?: string | undefined;
  /** Profit and loss only. */
  readonly tone?: 'up' | 'down' | 'flat';
}

/** What an act gets while it runs under its question. */
export interface ConfirmRun {
  /** Aborted once the user has left the question. */
  readonly signal: AbortSignal;
  /** Says how far it has come, in the place of the text: "3 of 15 cancelled". */
  readonly tell: (progress: string) => void;
}

export interface ConfirmOptions {
  /** A question that names the thing: "Close BTC/USDT long?" */
  readonly title: string;
  /** What happens, in a sentence or two. */
  readonly text?: Prose;
  /** What the act is about: pair, amount, price. */
  readonly facts?: readonly ConfirmFact[];
  /** Verb and object: "Close 5 lots". */
  readonly confirmLabel: string;
  /** What stays: "Keep open". @default the kit's "Cancel" */
  readonly cancelLabel?: string;
  /** Cannot be taken back: the button is outlined as danger, and filled where a word is typed first. @default false */
  readonly danger?: boolean;
  /** The side of an order: the button is filled as the one that asked. */
  readonly side?: 'buy' | 'sell';
  /** Offers not to be asked again; the answer is remembered under the key. */
  readonly doNotAskAgain?: { readonly key: string; readonly label: string };
  /** A word to type before the button works. */
  readonly typed?: string;
  /** Runs while the dialog stands; a rejection is shown in it and it stays open. */
  readonly onConfirm?: (run: ConfirmRun) => Promise<void>;
  /** The question may be left while it runs, which aborts the run. @default false */
  readonly canLeave?: boolean;
}

/** Where "do not ask again" is kept; the app gives it. */
export interface ConfirmMemory {
  /** Whether the question is not to be asked again. */
  has(key: string): boolean;
  /** Remembers that it is not to be asked again. */
  add(key: string): void;
}

/** What to ask. A function is asked anew whenever the dialog is drawn: its words follow a change of language. */
export type ConfirmQuestion = ConfirmOptions | (() => ConfirmOptions);

export const optionsOf = (question: ConfirmQuestion): ConfirmOptions =>
  typeof question === 'function' ? question() : question;

/** Asks, and answers once the dialog has closed: true if it was confirmed (and onConfirm succeeded). */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** The dialog that asks before something that costs or cannot be undone. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs <KitProviders> above it');
  return confirm;
}
