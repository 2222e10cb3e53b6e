import type { MouseEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { TextButton } from '#kit/TextButton';
import { FormAgreement } from '../../../parts/form/FormAgreement.tsx';
import type { FieldOf } from '../../../parts/form/useFormField.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useIsOffered } from '../../../parts/single-pages.ts';

/** Consent to the operating rules, which open on a tap where this server has them. */
export function TermsAgreement<Values extends FieldValues>(field: FieldOf<Values, boolean>) {
  const { t } = useTranslation('auth');
  const go = useGo();
  const hasRules = useIsOffered('content.compliance');
  const read = (event: MouseEvent) => {
    // The link stands in the box's label.
    event.preventDefault();
    go.open('pages/setting/operational_compliance');
  };
  return (
    <FormAgreement {...field}>
      <Trans
        t={t}
        i18nKey="register.agree"
        components={{ terms: hasRules ? <TextButton onClick={read} /> : <span /> }}
      />
    </FormAgreement>
  );
}
