import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { ShieldCheckIcon, XIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { LanguageButton } from '../../../parts/LanguageButton/index.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { Column, FormPlace, Headline, Intro, Lower, MarkLine, TextLink } from '../shared/Auth.styles.ts';
import { LoginForm } from './LoginForm.tsx';
import { Safety } from './LoginPage.styles.ts';

/** Login (pages/common/login). */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const { redirect } = useParams();
  const site = useSite();
  return (
    <Page
      header={
        <NavBar
          left={<IconButton label={t('login.close')} icon={<XIcon />} onClick={go.back} />}
          right={<LanguageButton withName />}
        />
      }
    >
      <Column>
        <MarkLine>
          <Logo name={site.name} image={site.logo} size={48} />
        </MarkLine>
        <Headline>{t('login.title', { site: site.name })}</Headline>
        <Intro>{t('login.text')}</Intro>
        <FormPlace>
          <LoginForm />
        </FormPlace>
        <Lower>
          {t('login.newHere')}{' '}
          <TextLink type="button" onClick={() => go.redirect('pages/common/register', { redirect })}>
            {t('login.create')}
          </TextLink>
        </Lower>
        <Safety>
          <ShieldCheckIcon size={16} />
          {t('login.safety')}
        </Safety>
      </Column>
    </Page>
  );
}
