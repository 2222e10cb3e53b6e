import type { TFunction } from 'i18next';
import type { ConfirmOptions } from '#kit/feedback';
import { TimeText } from '#kit/TimeText';
import type { Lang } from '../../domain/constants.ts';

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
type Fact = (typeof QUESTIONS)[QuestionName]['facts'][number];
/** Facts that are moments, in unix ms: the question says them in its language. */
const MOMENTS = ['until', 'start', 'end'] as const satisfies readonly Fact[];
type Moment = (typeof MOMENTS)[number];

/** What the facts of a question say. */
export type FactsOf<Name extends QuestionName> = {
  readonly [Of in (typeof QUESTIONS)[Name]['facts'][number]]: Of extends Moment ? number : string;
};

export interface QuestionOptions {
  /** A yes takes a typed word: what is at stake is much (screens.md: redeeming more than 100 USDT early). */
  readonly isTyped?: boolean;
  /** Runs while the dialog stands; its refusal is said in it. */
  readonly onConfirm?: () => Promise<void>;
}

const isMoment = (fact: string): fact is Moment => (MOMENTS as readonly string[]).includes(fact);

/** A question in the words of now: the whole consequence in figures, the verb on the button, the safe choice beside it. */
export function question<Name extends QuestionName>(
  t: TFunction<'questions'>,
  name: Name,
  facts: FactsOf<Name>,
  lang: Lang,
  { isTyped = false, onConfirm }: QuestionOptions = {},
): ConfirmOptions {
  const spec: { readonly facts: readonly string[]; readonly danger?: boolean } = QUESTIONS[name];
  const said: Readonly<Record<string, string | number>> = facts;
  const partOf = (fact: string) => (isMoment(fact) ? <TimeText value={said[fact]} lang={lang} /> : String(said[fact]));
  return {
    title: t(`${name}.title`),
    text: t(`${name}.text`),
    facts: spec.facts.map((fact) => ({ label: t(`fact.${fact as keyof FactWords}`), value: partOf(fact) })),
    // Which of the facts it names is the matter of its words; a figure among them gets the marks of the language there.
    confirmLabel: String(t(`${name}.action`, said as never)),
    cancelLabel: t(`${name}.keep`),
    ...(spec.danger && { danger: true }),
    ...(isTyped && { typed: t('typed') }),
    ...(onConfirm && { onConfirm }),
  };
}

type FactWords = { readonly [Of in Fact]: string };
