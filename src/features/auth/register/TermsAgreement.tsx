import type { MouseEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Agreement } from '#kit/Agreement';
import { useGo } from '../../../parts/navigation/index.ts';
import { TextLink } from '../shared/Auth.styles.ts';

interface TermsAgreementProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string;
}

/** Consent to the operating rules, which open on a tap. */
export function TermsAgreement({ checked, onChange, error }: TermsAgreementProps) {
  const { t } = useTranslation('auth');
  const go = useGo();
  const read = (event: MouseEvent) => {
    // The link stands in the box's label.
    event.preventDefault();
    go.open('pages/setting/operational_compliance');
  };
  return (
    <Agreement checked={checked} onChange={onChange} error={error} name="agreement">
      <Trans t={t} i18nKey="register.agree" components={{ terms: <TextLink type="button" onClick={read} /> }} />
    </Agreement>
  );
}
