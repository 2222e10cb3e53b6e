import { type FormEvent, useRef, useState } from 'react';
import { Agreement } from '#kit/Agreement';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { PasswordField } from '#kit/PasswordField';
import { TextField } from '#kit/TextField';
import { Stack } from '../kit/support.tsx';

export interface AddressForm {
  readonly name: string;
  readonly address: string;
  readonly password: string;
  readonly isAgreed: boolean;
}

export interface NewAddressProps {
  /** Saves the address; what the server refuses is said at the password, which is all that it can refuse. */
  readonly save: (form: AddressForm) => Promise<void>;
}

type Field = keyof AddressForm;

const NAME_LENGTH = 20;
const BLANK: AddressForm = { name: '', address: '', password: '', isAgreed: false };

/** The first mistake from the top of the form, as what would be right. */
function mistakeOf({ name, address, password, isAgreed }: AddressForm): readonly [Field, string] | null {
  if (name.trim() === '') return ['name', 'Give the address a name that you will know again'];
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address.trim()))
    return ['address', 'This is no Tron address. It begins with T and has 34 characters'];
  if (password.length < 6) return ['password', 'Enter your pay password'];
  if (!isAgreed) return ['isAgreed', 'Confirm that the address is yours'];
  return null;
}

/** A form as every form here: labels that stay, hints before anything fails, one mistake at a time at its field. */
export function NewAddress({ save }: NewAddressProps) {
  const [form, setForm] = useState(BLANK);
  const [mistake, setMistake] = useState<readonly [Field, string] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inputs = {
    name: useRef<HTMLInputElement>(null),
    address: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  };
  const set = (change: Partial<AddressForm>) => {
    setMistake(null);
    setForm((now) => ({ ...now, ...change }));
  };
  const show = (wrong: readonly [Field, string]) => {
    setMistake(wrong);
    if (wrong[0] !== 'isAgreed') inputs[wrong[0]].current?.focus();
  };
  const errorAt = (field: Field) => (mistake?.[0] === field ? mistake[1] : undefined);
  const field = (key: keyof typeof inputs) => ({
    ref: inputs[key],
    name: `new-${key}`,
    autoComplete: 'off',
    value: form[key],
    onChange: (value: string) => set({ [key]: value }),
    error: errorAt(key),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = mistakeOf(form);
    if (wrong) return show(wrong);
    setBusy(true);
    try {
      await save(form);
      setForm(BLANK);
      toast('Address saved', { detail: 'It can receive withdrawals in 24 hours', duration: Number.POSITIVE_INFINITY });
    } catch (error) {
      show(['password', error instanceof Error ? error.message : String(error)]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextField {...field('name')} label="Name" maxLength={NAME_LENGTH} counter hint="Only you see it" />
        <TextField {...field('address')} label="Tron address" hint="Begins with T and has 34 characters" />
        <PasswordField {...field('password')} label="Pay password" hint="Not your login password" />
        <Agreement checked={form.isAgreed} onChange={(isAgreed) => set({ isAgreed })} error={errorAt('isAgreed')}>
          The address is mine, and it takes USDT on Tron
        </Agreement>
        <Button type="submit" block busy={isBusy}>
          Save address
        </Button>
      </Stack>
    </form>
  );
}
