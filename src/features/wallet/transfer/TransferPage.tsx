import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { ClockCounterClockwiseIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Inset } from '#kit/Stack';
import { callQuery } from '../../../data/query.ts';
import { FormSkeleton } from '../../../parts/form/FormSkeleton.tsx';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { accountKind, type Way, wayOf } from './accounts.ts';
import { TransferForm } from './TransferForm.tsx';

/** Moves a coin between the accounts of a user (pages/fund/fundTransfer). Query `currency`, `from`, `to`: accounts by the wire's names. */
export default function TransferPage() {
  const { t } = useTranslation('wallet');
  const go = useGo();
  const { currency, from, to } = useParams();
  const [wanted, setWanted] = useState<Way>({
    coin: Number(currency ?? 0),
    from: accountKind(from),
    to: accountKind(to),
  });
  const query = useQuery(callQuery('wallet.transferable', {}));
  const { data } = query;
  const way = data && wayOf(data, wanted);
  const isEmpty = data?.every(({ funds }) => Object.values(funds).every(({ available }) => Number(available) === 0));
  return (
    <Page
      header={
        <NavBar
          title={t('transfer.title')}
          onBack={go.back}
          right={
            <IconButton
              label={t('history.title')}
              icon={<ClockCounterClockwiseIcon />}
              onClick={() => go.open('pages/fund/transfer_history')}
            />
          }
        />
      }
    >
      {data && query.isError ? <KeptNote title={t('transfer.failed')} onRetry={() => void query.refetch()} /> : null}
      <QueryState
        isLoading={query.isPending}
        error={data ? null : query.error}
        onRetry={() => void query.refetch()}
        errorTitle={t('transfer.failed')}
        skeleton={
          <Inset top={8}>
            <FormSkeleton labels={['5rem', '6rem', '7rem']} />
          </Inset>
        }
        empty={
          isEmpty
            ? {
                picture: 'coins',
                title: t('transfer.empty.title'),
                text: t('transfer.empty.text'),
                action: (
                  <Button size="md" onClick={() => go.open('pages/fund/select', { url: 'receive' })}>
                    {t('transfer.empty.action')}
                  </Button>
                ),
              }
            : undefined
        }
      >
        {data && way ? <TransferForm coins={data} way={way} onWay={setWanted} /> : null}
      </QueryState>
    </Page>
  );
}
