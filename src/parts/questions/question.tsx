import type { TFunction } from 'i18next';
import type { ConfirmFact, ConfirmOptions } from '#kit/feedback';
import { TimeText } from '#kit/TimeText';
import type { Lang } from '../../domain/constants.ts';

/**
 * The questions before money or rights move (product-spec.md section 4). `names` are said in its words alone, `facts` stand under each other too.
 * What a fact says is made by whoever asks, with the number parts; `danger` marks what is lost by a yes.
 */
const QUESTIONS = {
  closePosition: { names: ['pair', 'side', 'lots'], facts: ['price', 'profit'] },
  selfHold: { names: ['pair', 'side'], facts: ['lots', 'profit'] },
  transfer: { names: [], facts: ['from', 'to', 'amount', 'receive', 'fee'] },
  follow: { names: ['trader'], facts: ['ratio', 'most'] },
  cancelFollow: { names: ['trader'], facts: ['profit', 'openPositions'], danger: true },
  purchase: { names: ['item'], facts: ['price', 'balance'] },
  bid: { names: ['item'], facts: ['current', 'bid', 'deposit'] },
  resell: { names: ['item'], facts: ['price', 'start', 'end'], danger: true },
  openBlindBox: { names: ['item'], facts: ['odds'] },
  pay: { names: ['item'], facts: ['amount', 'until'] },
  earlyRedemption: { names: ['rate'], facts: ['amount', 'daysLeft', 'penalty', 'back'], danger: true },
} as const satisfies Record<string, Spec>;

interface Spec {
  readonly names: readonly string[];
  readonly facts: readonly string[];
  readonly danger?: boolean;
}

export type QuestionName = keyof typeof QUESTIONS;
type Fact = (typeof QUESTIONS)[QuestionName]['facts'][number];
/** Facts that are moments, in unix ms: the question says them in its language. */
const MOMENTS = ['until', 'start', 'end'] as const satisfies readonly Fact[];
type Said<Of> = Of extends (typeof MOMENTS)[number] ? number : Of extends 'side' ? 'long' | 'short' : string;

/** What the names and facts of a question say; `lots`, `most` and `daysLeft` are whole numbers. */
export type FactsOf<Name extends QuestionName> = {
  readonly [Of in (typeof QUESTIONS)[Name]['names' | 'facts'][number]]: Said<Of>;
};

export interface QuestionOptions {
  /** A yes takes a typed word: what is at stake is much (screens.md: redeeming more than 100 USDT early). */
  readonly isTyped?: boolean;
  /** Runs while the dialog stands; its refusal is said in it. */
  readonly onConfirm?: () => Promise<void>;
}

/** '64,218.5 USDT': a figure, and its unit. */
const FIGURE = /^([+−-]?[\d.,]+) (\S+)$/;

/** A question in the words of now: the whole consequence in figures, the verb on the button, the safe choice beside it. */
export function question<Name extends QuestionName>(
  t: TFunction<'questions'>,
  name: Name,
  facts: FactsOf<Name>,
  lang: Lang,
  { isTyped = false, onConfirm }: QuestionOptions = {},
): ConfirmOptions {
  const spec: Spec = QUESTIONS[name];
  const said: Readonly<Record<string, string | number>> = facts;
  const values = { ...said, count: Number(said.lots ?? said.daysLeft) };
  // Which of the facts it names is the matter of its words; a figure in a sentence gets the marks of the language there.
  const say = (part: string) => String(t(`${name}.${part}` as 'transfer.title', values as never));
  return {
    title: say(String(said.side ?? 'title')),
    text: say('text'),
    facts: spec.facts.map((fact) => ({
      label: t(`fact.${fact as Fact}`),
      ...worded(t, fact, said[fact], lang),
    })),
    confirmLabel: say('action'),
    cancelLabel: t(`${name}.keep`),
    ...(spec.danger && { danger: true }),
    ...(isTyped && { typed: t('typed') }),
    ...(onConfirm && { onConfirm }),
  };
}

/** A moment in words, lots with what they are, profit and loss in the colour of its direction; a unit stands quieter. */
function worded(
  t: TFunction<'questions'>,
  fact: string,
  said: string | number | undefined,
  lang: Lang,
): Omit<ConfirmFact, 'label'> {
  if ((MOMENTS as readonly string[]).includes(fact)) return { value: <TimeText value={said} lang={lang} /> };
  if (fact === 'most') return { value: t('lots', { count: Number(said) }) };
  const [, value = String(said), unit] = FIGURE.exec(String(said)) ?? [];
  if (fact !== 'profit') return { value, unit };
  return { value, unit, tone: value.startsWith('+') ? 'up' : /^[−-]/.test(value) ? 'down' : 'flat' };
}
