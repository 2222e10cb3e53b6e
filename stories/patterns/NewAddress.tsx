import { toast } from '#kit/feedback';
import { Form } from '../../src/parts/form/Form.tsx';
import { FormAgreement } from '../../src/parts/form/FormAgreement.tsx';
import { FormPassword } from '../../src/parts/form/FormPassword.tsx';
import { FormText } from '../../src/parts/form/FormText.tsx';
import { useSchemaForm } from '../../src/parts/form/useSchemaForm.ts';
import { ADDRESS_WORDS, type AddressForm, addressForm } from './address-form.ts';

export interface NewAddressProps {
  /** Saves the address; what the server refuses is said at the password, which is all that it can refuse. */
  readonly save: (form: AddressForm) => Promise<void>;
}

const NAME_LENGTH = 20;

/** A form as every form here: labels that stay, hints before anything fails, one mistake at a time at its field. */
export function NewAddress({ save }: NewAddressProps) {
  const form = useSchemaForm({
    schema: addressForm,
    start: { name: '', address: '', password: '', isAgreed: false },
    words: ({ key }) => ADDRESS_WORDS[key],
    send: async (address) => {
      try {
        await save(address);
      } catch (error) {
        form.refuse('password', () => (error instanceof Error ? error.message : String(error)));
        return;
      }
      form.blank();
      toast('Address saved', { detail: 'It can receive withdrawals in 24 hours', duration: Number.POSITIVE_INFINITY });
    },
  });
  return (
    <Form form={form} submitLabel="Save address">
      <FormText
        form={form}
        name="name"
        label="Name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        counter
        hint="Only you see it"
      />
      <FormText
        form={form}
        name="address"
        label="Tron address"
        autoComplete="off"
        hint="Begins with T and has 34 characters"
      />
      <FormPassword
        form={form}
        name="password"
        label="Pay password"
        autoComplete="off"
        hint="Not your login password"
      />
      <FormAgreement form={form} name="isAgreed">
        The address is mine, and it takes USDT on Tron
      </FormAgreement>
    </Form>
  );
}
