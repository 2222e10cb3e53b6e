import { LENGTH } from './constants.ts';

/** Checks that both programs make (product-spec.md section 5; readings A3, A5). General ones: validators-general.ts. */

/** The symbols of product-spec.md section 5 and their full-width forms (readings A5): these and no others. */
const SPECIAL = /[`~!#$^&*()=|{}':;,[\]<>/?！￥…（）—【】‘’“”；：。，、？]/u;

/** Whether a text holds a character that names, passwords and addresses may not have (readings A5). */
export const hasSpecialChar = (text: string): boolean => SPECIAL.test(text);

const EMAIL =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** An e-mail address, as mail servers take it. */
export const isEmail = (text: string): boolean => text.length <= LENGTH.address && EMAIL.test(text);

/** A mainland mobile number: 1[3-9] and nine digits. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** Characters as a reader counts them: an emoji outside the basic plane is one. */
export const lengthOf = (text: string): number => [...text].length;

export type PasswordProblem = 'empty' | 'short' | 'long' | 'characters' | 'mismatch';

/** What is wrong with a new password and its repetition, in the order in which a user is told (readings A3, A5); null = nothing. */
export function passwordProblem(password: string, confirm: string): PasswordProblem | null {
  if (password === '' || confirm === '') return 'empty';
  const length = lengthOf(password);
  if (length < LENGTH.password.min) return 'short';
  if (length > LENGTH.password.max) return 'long';
  if (hasSpecialChar(password)) return 'characters';
  return password === confirm ? null : 'mismatch';
}

export type CodeProblem = 'empty' | 'format';

/** What is wrong with a verification code: exactly six digits. */
export function codeProblem(code: string): CodeProblem | null {
  if (code === '') return 'empty';
  return isNumericCode(code) ? null : 'format';
}

/** A numeric code of a length, six by default. */
export const isNumericCode = (text: string, length: number = LENGTH.code): boolean =>
  text.length === length && /^\d+$/.test(text);

export type TextProblem = 'empty' | 'short' | 'long' | 'characters';

function lengthProblem(text: string, { min, max }: { min: number; max: number }): TextProblem | null {
  const length = lengthOf(text);
  if (length === 0) return 'empty';
  if (length < min) return 'short';
  return length > max ? 'long' : null;
}

/** What is wrong with a nickname: 2 to 10 Chinese characters, English letters or digits. */
export function nicknameProblem(text: string): TextProblem | null {
  const problem = lengthProblem(text, LENGTH.nickname);
  if (problem) return problem;
  return /^[\p{Script=Han}A-Za-z0-9]+$/u.test(text) ? null : 'characters';
}

/** What is wrong with a signature: 2 to 30 of anything but line breaks (readings A1, A5). */
export function signatureProblem(text: string): TextProblem | null {
  return lengthProblem(text, LENGTH.signature) ?? (/[\n\r\0]/.test(text) ? 'characters' : null);
}
