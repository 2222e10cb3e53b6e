import type { TFunction } from 'i18next';
import type { ConfirmOptions } from '#kit/feedback';

/**
 * The questions before money or rights move (product-spec.md section 4), each with the facts that it shows. What a fact says is made by
 * whoever asks, with the number parts; `danger` marks what is lost by a yes.
 */
const QUESTIONS = {
  closePosition: { facts: ['pair', 'lots', 'price', 'profit'] },
  selfHold: { facts: ['pair', 'lots', 'profit'] },
  transfer: { facts: ['from', 'to', 'amount', 'receive', 'fee'] },
  follow: { facts: ['trader', 'ratio', 'most'] },
  cancelFollow: { facts: ['trader', 'profit', 'openPositions'], danger: true },
  purchase: { facts: ['item', 'price', 'balance'] },
  bid: { facts: ['item', 'current', 'bid', 'deposit'] },
  resell: { facts: ['item', 'price', 'start', 'end'], danger: true },
  openBlindBox: { facts: ['item', 'odds'] },
  pay: { facts: ['item', 'amount', 'until'] },
  earlyRedemption: { facts: ['amount', 'daysLeft', 'penalty', 'back'], danger: true },
} as const satisfies Record<string, { readonly facts: readonly string[]; readonly danger?: boolean }>;

export type QuestionName = keyof typeof QUESTIONS;
/** What the facts of a question say. */
export type FactsOf<Name extends QuestionName> = Readonly<Record<(typeof QUESTIONS)[Name]['facts'][number], string>>;

export interface QuestionOptions {
  /** A yes takes a typed word: what is at stake is much (screens.md: redeeming more than 100 USDT early). */
  readonly isTyped?: boolean;
  /** Runs while the dialog stands; its refusal is said in it. */
  readonly onConfirm?: () => Promise<void>;
}

/** A question in the words of now: the whole consequence in figures, the verb on the button, the safe choice beside it. */
export function question<Name extends QuestionName>(
  t: TFunction<'questions'>,
  name: Name,
  facts: FactsOf<Name>,
  { isTyped = false, onConfirm }: QuestionOptions = {},
): ConfirmOptions {
  const spec: { readonly facts: readonly string[]; readonly danger?: boolean } = QUESTIONS[name];
  const said: Readonly<Record<string, string>> = facts;
  return {
    title: t(`${name}.title`),
    text: t(`${name}.text`),
    facts: spec.facts.map((fact) => ({ label: t(`fact.${fact as keyof FactWords}`), value: said[fact] })),
    confirmLabel: t(`${name}.action`),
    cancelLabel: t(`${name}.keep`),
    ...(spec.danger && { danger: true }),
    ...(isTyped && { typed: t('typed') }),
    ...(onConfirm && { onConfirm }),
  };
}

type FactWords = { readonly [Name in (typeof QUESTIONS)[QuestionName]['facts'][number]]: string };
