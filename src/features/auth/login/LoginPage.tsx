import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { ShieldCheckIcon, XIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Inset, Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import { NamedLanguageButton } from '../../../parts/language/NamedLanguageButton.tsx';
import { lateComponent } from '../../../parts/late.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { LoginForm } from './LoginForm.tsx';

const MarketHorizon = lateComponent(() => import('./MarketHorizon.tsx'));

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
          right={<NamedLanguageButton />}
        />
      }
    >
      <Stack edge="gutter" grow>
        <Inset edge="none" top={20} bottom={20}>
          <Logo name={site.name} image={site.logo} size={48} />
        </Inset>
        <Stack gap={4}>
          <Heading level={1} look="headline">
            {t('login.title', { site: site.name })}
          </Heading>
          <Text look="body" tone="secondary">
            {t('login.text')}
          </Text>
        </Stack>
        <Inset edge="none" top={24} bottom={16}>
          <LoginForm />
        </Inset>
        <Text tone="secondary" align="center">
          {t('login.newHere')}{' '}
          <TextButton onClick={() => go.redirect('pages/common/register', { redirect })}>
            {t('login.create')}
          </TextButton>
        </Text>
        <Inset edge="none" push top={32} bottom={20}>
          <Text look="caption" tone="tertiary" align="center" icon={<ShieldCheckIcon size={16} />}>
            {t('login.safety')}
          </Text>
        </Inset>
      </Stack>
      <Suspense fallback={null}>
        <MarketHorizon />
      </Suspense>
    </Page>
  );
}
