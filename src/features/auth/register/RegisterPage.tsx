import { useTranslation } from 'react-i18next';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Inset, Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import { NamedLanguageButton } from '../../../parts/language/NamedLanguageButton.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Register (pages/common/register): query `code` is an invite code, `redirect` is handed on to login. */
export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const { redirect } = useParams();
  const site = useSite();
  return (
    <Page header={<NavBar onBack={go.back} right={<NamedLanguageButton />} />}>
      <Stack edge="gutter" grow safe="bottom">
        <Inset edge="none" top={8} bottom={16}>
          <Logo name={site.name} image={site.logo} size={48} />
        </Inset>
        <Stack gap={4}>
          <Heading level={1} look="headline">
            {t('register.title')}
          </Heading>
          <Text look="body" tone="secondary">
            {t('register.text')}
          </Text>
        </Stack>
        <Inset edge="none" top={32} bottom={16}>
          <RegisterForm />
        </Inset>
        <Text tone="secondary" align="center">
          {t('register.haveAccount')}{' '}
          <TextButton onClick={() => go.redirect('pages/common/login', { redirect })}>{t('login.submit')}</TextButton>
        </Text>
      </Stack>
    </Page>
  );
}
