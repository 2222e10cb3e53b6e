import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EnvelopeSimpleIcon, HeadsetIcon, PhoneIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SettingRow } from '#kit/SettingRow';
import { useGo } from '../../../parts/navigation/index.ts';
import { ArticleBody } from '../shared/ArticleBody.tsx';
import { SinglePageState } from '../shared/SinglePageState.tsx';
import { contactLinks } from './contact-links.ts';

/** How to reach the operator (pages/common/contactus). Customer service is there even where the article is not. */
export default function ContactPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  return (
    <Page
      header={<NavBar title={t('contact.title')} onBack={go.back} />}
      footer={
        <Button icon={<HeadsetIcon size={20} />} onClick={() => go.open('pages/kefu/index')}>
          {t('service.ask')}
        </Button>
      }
    >
      <SinglePageState name="content.contact" failed={t('contact.failed')}>
        {(article) => (
          <>
            <ArticleBody article={article} />
            <ContactLinks html={article.content} />
          </>
        )}
      </SinglePageState>
    </Page>
  );
}

function ContactLinks({ html }: { readonly html: string }) {
  const { t } = useTranslation('content');
  const links = useMemo(() => contactLinks(html), [html]);
  return links.map(({ kind, href, text }) => (
    <SettingRow
      key={href}
      icon={kind === 'mail' ? <EnvelopeSimpleIcon size={20} /> : <PhoneIcon size={20} />}
      label={t(kind === 'mail' ? 'contact.mail' : 'contact.phone')}
      value={text}
      onPress={() => window.location.assign(href)}
    />
  ));
}
