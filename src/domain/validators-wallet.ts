import { LENGTH } from './constants.ts';
import { compare } from './money.ts';
import { hasSpecialChar, isMainlandMobile, lengthOf } from './validators.ts';
import { isDigits, isIdCard, isLettersOrDigits } from './validators-general.ts';

/** Checks of money that comes and goes, and of who sends it (product-spec.md section 5). Problems are keys of locales/<lang>/prompt.json. */

/** Networks of the wallet (product-spec.md section 3). */
export type Network = 'BTC' | 'ERC20' | 'TRC20';

/** What an address looks like on each: base58 or bech32, 20 bytes of hex, base58 that begins with T. */
const ADDRESS: Readonly<Record<Network, RegExp>> = {
  BTC: /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

/** Whether an address has the form of its network; whether somebody owns it no form tells. */
export const isAddressOf = (network: Network, address: string): boolean => ADDRESS[network].test(address);

export type AddressProblem = 'address.required' | 'address.characters' | 'address.network';

export function addressProblem(network: Network, address: string): AddressProblem | null {
  if (address === '') return 'address.required';
  if (hasSpecialChar(address)) return 'address.characters';
  return isAddressOf(network, address) ? null : 'address.network';
}

export type DepositProblem = 'rechargeAmount.required' | 'rechargeAmount.min' | 'voucher.required';

/** A deposit needs an amount of at least the minimum, and the picture that proves it. */
export function depositProblem(amount: string, minimum: string, voucher: string): DepositProblem | null {
  if (amount === '' || compare(amount, '0') <= 0) return 'rechargeAmount.required';
  if (compare(amount, minimum) < 0) return 'rechargeAmount.min';
  return voucher === '' ? 'voucher.required' : null;
}

/** Papers of identity verification, as on the wire. */
export type IdType = 'idCard' | 'passport' | 'licence';
const ID_MIN = 6;

export type IdProblem = 'name.required' | 'name.characters' | 'idNumber.required' | 'idNumber.invalid';

/** Basic verification: a name, and a number of at least six that fits its paper. */
export function identityProblem(type: IdType, name: string, number: string): IdProblem | null {
  if (name.trim() === '') return 'name.required';
  if (hasSpecialChar(name) || lengthOf(name) > LENGTH.name) return 'name.characters';
  if (number === '') return 'idNumber.required';
  const isRight = number.length >= ID_MIN && (type === 'idCard' ? isIdCard(number) : isLettersOrDigits(number));
  return isRight ? null : 'idNumber.invalid';
}

/** What basic verification needs first: a bound e-mail and phone. */
export const missingForVerification = (email: string, phone: string): ('email' | 'phone')[] => [
  ...(email === '' ? (['email'] as const) : []),
  ...(phone === '' ? (['phone'] as const) : []),
];

/** Digits of a phone number elsewhere: E.164 has 15 with the calling code. */
const PHONE = { min: 5, max: 14 } as const;

export type PhoneProblem = 'mobile.required' | 'mobile.invalid';

/** The mainland rule for +86, digits of a plausible number elsewhere. */
export function phoneProblem(areaCode: string, number: string): PhoneProblem | null {
  if (number === '') return 'mobile.required';
  const isRight =
    areaCode === '86'
      ? isMainlandMobile(number)
      : isDigits(number) && number.length >= PHONE.min && number.length <= PHONE.max;
  return isRight ? null : 'mobile.invalid';
}

/** Digits of a card or an account. */
const CARD = { min: 8, max: 34 } as const;

export type CardProblem = 'card.required' | 'card.number';

/** All fields of a bank card are required; the account is of digits. `null` = nothing is wrong. */
export function cardProblem(
  fields: Readonly<Record<string, string>>,
): { readonly field: string; readonly problem: CardProblem } | null {
  const empty = Object.keys(fields).find((name) => fields[name]?.trim() === '');
  if (empty !== undefined) return { field: empty, problem: 'card.required' };
  const account = fields.bank_account;
  if (account === undefined) return null;
  const isRight = isDigits(account) && account.length >= CARD.min && account.length <= CARD.max;
  return isRight ? null : { field: 'bank_account', problem: 'card.number' };
}

export type StopProblem = 'takeProfit' | 'stopLoss';

/** Take profit and stop loss on the right sides of the price: a long gains above and loses below. '' or '0' is off (readings E15). */
export function stopProblem(
  side: 'long' | 'short',
  price: string,
  { takeProfit, stopLoss }: { readonly takeProfit: string; readonly stopLoss: string },
): StopProblem | null {
  const isOn = (text: string) => text !== '' && compare(text, '0') !== 0;
  const gain = side === 'long' ? 1 : -1;
  if (isOn(takeProfit) && compare(takeProfit, price) !== gain) return 'takeProfit';
  return isOn(stopLoss) && compare(stopLoss, price) !== -gain ? 'stopLoss' : null;
}
