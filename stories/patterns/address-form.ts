import * as z from 'zod/mini';
import { formSchema, type Problem } from '../../src/domain/forms/form.ts';
import { isAddressOf } from '../../src/domain/validators-wallet.ts';
import { PAY_PASSWORD_WORDS, payPasswordRule } from './pay-password.ts';

export interface AddressForm {
  readonly name: string;
  readonly address: string;
  readonly password: string;
  readonly isAgreed: boolean;
}

export type AddressKey = 'name' | 'address' | 'password' | 'agreement';

/** What would be right, for each thing that may be wrong. */
export const ADDRESS_WORDS: Record<AddressKey, string> = {
  name: 'Give the address a name that you will know again',
  address: 'This is no Tron address. It begins with T and has 34 characters',
  password: PAY_PASSWORD_WORDS,
  agreement: 'Confirm that the address is yours',
};

const when = <Field extends keyof AddressForm>(isWrong: boolean, field: Field, key: AddressKey) =>
  isWrong ? ({ field, key } satisfies Problem<Field, AddressKey>) : null;

/** From the top of the form down. */
export const addressForm = formSchema(
  {
    name: z.string().check(z.trim()),
    address: z.string().check(z.trim()),
    password: z.string(),
    isAgreed: z.boolean(),
  },
  ({ name }) => when(name === '', 'name', 'name'),
  ({ address }) => when(!isAddressOf('TRC20', address), 'address', 'address'),
  payPasswordRule,
  ({ isAgreed }) => when(!isAgreed, 'isAgreed', 'agreement'),
);
