import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { FormSkeleton } from '../../../parts/form/FormSkeleton.tsx';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useUser } from '../../../state/session.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { Column, FormPlace, Intro } from '../shared/Auth.styles.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Lead } from './PasswordPage.styles.ts';

/** Login password (pages/setting/password): changes it by a code, or resets it for a guest (`mode=forget`, readings D6). */
export default function PasswordPage() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  return (
    <Page header={<NavBar title={t(isSignedIn ? 'password.titleChange' : 'password.titleForget')} onBack={go.back} />}>
      <Lead>
        <Intro data-small>{t('password.text')}</Intro>
      </Lead>
      {isSignedIn ? (
        <OwnPasswordForm />
      ) : (
        <Column>
          <FormPlace>
            <PasswordForm />
          </FormPlace>
        </Column>
      )}
    </Page>
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
        <Column>
          <FormPlace>
            <FormSkeleton labels={['5rem', '6rem', '7rem', '6.5rem']} />
          </FormPlace>
        </Column>
      }
      empty={
        data?.email === ''
          ? {
              title: t('password.noEmail.title'),
              text: t('password.noEmail.text'),
              action: <Button onClick={() => go.open('pages/setting/security')}>{t('password.noEmail.action')}</Button>,
            }
          : undefined
      }
    >
      <Column>
        <FormPlace>{data ? <PasswordForm boundEmail={data.email} /> : null}</FormPlace>
      </Column>
    </QueryState>
  );
}
