import type { TFunction } from 'i18next';
import type { CopyProblem } from '../../domain/copy-trading.ts';
import type { WithdrawalKey } from '../../domain/forms/withdrawal.ts';
import type { BidProblem, ResaleProblem } from '../../domain/nft.ts';
import type {
  AddressProblem,
  CardProblem,
  DepositProblem,
  IdProblem,
  PhoneProblem,
  StopProblem,
} from '../../domain/validators-wallet.ts';

/** What the rules of the domain find wrong, as a key of locales/<lang>/prompt.json. One without words does not compile. */
export type Prompt =
  | AddressProblem
  | CardProblem
  | DepositProblem
  | IdProblem
  | PhoneProblem
  | StopProblem
  | WithdrawalKey
  | `copy.${CopyProblem}`
  | `nft.${BidProblem | ResaleProblem}`;

/** The sentence for what is wrong, with the figures that it names. */
export const promptText = (
  t: TFunction<'prompt'>,
  prompt: Prompt,
  values: Readonly<Record<string, string | number>> = {},
): string => t(prompt, values);
