import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Inset } from '#kit/Stack';
import { type Prose, Text } from '#kit/Text';
import { FormSkeleton } from '../../../parts/form/FormSkeleton.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useUser } from '../../../state/session.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Login password (pages/setting/password): changes it by a code, or resets it for a guest (`mode=forget`, readings D6). */
export default function PasswordPage() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const { account } = useParams();
  return (
    <Page header={<NavBar title={t(isSignedIn ? 'password.titleChange' : 'password.titleForget')} onBack={go.back} />}>
      <Inset top={4}>
        <Text look="body" tone="secondary">
          {t('password.text')}
        </Text>
      </Inset>
      {isSignedIn ? (
        <OwnPasswordForm />
      ) : (
        <FormPlace>
          <PasswordForm account={account} />
        </FormPlace>
      )}
    </Page>
  );
}

function FormPlace({ children }: { readonly children: Prose }) {
  return (
    <Inset grow top={32} safe="bottom">
      {children}
    </Inset>
  );
}

/** The form with the bound address, which cannot be changed here. */
function OwnPasswordForm() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const { data, error, isPending, refetch } = useUser();
  return (
    <QueryState
      isLoading={isPending}
      error={data ? null : error}
      onRetry={() => void refetch()}
      errorTitle={t('password.accountFailed')}
      skeleton={
        <FormPlace>
          <FormSkeleton labels={['5rem', '6rem', '7rem', '6.5rem']} />
        </FormPlace>
      }
      empty={
        data?.email === ''
          ? {
              picture: 'mail',
              title: t('password.noEmail.title'),
              text: t('password.noEmail.text'),
              action: (
                <Button size="md" onClick={() => go.open('pages/setting/security')}>
                  {t('password.noEmail.action')}
                </Button>
              ),
            }
          : undefined
      }
    >
      <FormPlace>{data ? <PasswordForm boundEmail={data.email} /> : null}</FormPlace>
    </QueryState>
  );
}
