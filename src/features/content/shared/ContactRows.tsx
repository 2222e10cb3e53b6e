import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { EnvelopeSimpleIcon, PhoneIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import type { ContactLink } from './contact-links.ts';

/** Each way to reach the operator as a row, which opens what the device writes or calls with; nothing where there is none. */
export function ContactRows({ links }: { readonly links: readonly ContactLink[] }) {
  const { t } = useTranslation('content');
  if (links.length === 0) return null;
  return (
    <Card look="icons">
      {links.map(({ kind, href, text }) => (
        <SettingRow
          key={href}
          icon={kind === 'mail' ? <EnvelopeSimpleIcon size={20} /> : <PhoneIcon size={20} />}
          label={t(kind === 'mail' ? 'contact.mail' : 'contact.phone')}
          value={text}
          stacked
          onPress={() => window.location.assign(href)}
        />
      ))}
    </Card>
  );
}
