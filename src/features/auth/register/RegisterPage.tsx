import { useTranslation } from 'react-i18next';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { LanguageButton } from '../../../parts/LanguageButton/index.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { Column, FormPlace, Headline, Intro, Lower, MarkLine, TextLink } from '../shared/Auth.styles.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Register (pages/common/register): query `code` is an invite code, `redirect` is handed on to login. */
export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const { redirect } = useParams();
  const site = useSite();
  return (
    <Page header={<NavBar onBack={go.back} right={<LanguageButton withName />} />}>
      <Column>
        <MarkLine data-small>
          <Logo name={site.name} image={site.logo} size={48} />
        </MarkLine>
        <Headline>{t('register.title')}</Headline>
        <Intro>{t('register.text')}</Intro>
        <FormPlace>
          <RegisterForm />
        </FormPlace>
        <Lower>
          {t('register.haveAccount')}{' '}
          <TextLink type="button" onClick={() => go.redirect('pages/common/login', { redirect })}>
            {t('login.submit')}
          </TextLink>
        </Lower>
      </Column>
    </Page>
  );
}
