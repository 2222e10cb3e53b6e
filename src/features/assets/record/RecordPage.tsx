import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { CoinMark } from '#kit/CoinMark';
import { IconButton } from '#kit/IconButton';
import { SwapIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Skeleton } from '#kit/Skeleton';
import { Row } from '#kit/Stack';
import type { WalletDetail } from '../../../contract/rows/ledger.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { balanceQuery, walletQuery } from '../../../parts/wallet/queries.ts';
import { type Pair, usePairs } from '../../../state/pairs.ts';
import { kindOfType } from './account.ts';
import { RecordActions } from './RecordActions.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';

/** One coin in one account: what is there, how its price went, what may be done with it, and every movement. Query `currency`, `type` 1 to 4. */
export default function AssetRecordPage() {
  const { t } = useTranslation('assets');
  const go = useGo();
  const params = useParams();
  const kind = kindOfType(params.type);
  const currency = Number(params.currency ?? 0);
  const isNamed = Number.isInteger(currency) && currency > 0;
  const query = useQuery(balanceQuery(isNamed ? currency : 0, kind));
  const pairs = usePairs();
  const pair =
    kind === 'change' ? pairs.list.find((row) => row.currency_id === currency && row.open_coin_trade) : undefined;
  const { data } = query;
  const { data: wallet } = useQuery(walletQuery({ enabled: false }));
  const listed = wallet?.accounts[kind].balance.find((row) => row.currency === currency);
  const coin = data ?? listed ?? coinOf(pairs.list, currency);
  return (
    <Page
      header={
        <NavBar
          title={coin ? <CoinTitle {...coin} isPending={query.isPending} /> : t('title')}
          onBack={go.back}
          right={
            data && kind === 'change' ? (
              <IconButton
                label={t('actions.transfer')}
                icon={<SwapIcon />}
                onClick={() => go.open('pages/fund/fundTransfer', { currency, from: kind })}
              />
            ) : null
          }
        />
      }
      footer={data ? <RecordActions balance={data} kind={kind} pair={pair} /> : null}
    >
      {pair ? <StaleNote symbol={pair.symbol} /> : null}
      {data && query.isError ? (
        <KeptNote
          title={t('lastKnown', { time: formatDateTime(query.dataUpdatedAt, { date: false }) })}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      <QueryState
        isLoading={isNamed && query.isPending}
        error={data ? null : query.error}
        onRetry={() => void query.refetch()}
        errorTitle={t('error.title')}
        skeleton={<RecordSkeleton label={t('record.ledger')} withCourse={pair !== undefined} />}
        empty={
          isNamed
            ? undefined
            : {
                picture: 'coins',
                title: t('record.unknown.title'),
                text: t('record.unknown.text'),
                action: (
                  <Button size="md" onClick={() => go.switchTab('pages/fund/assets')}>
                    {t('record.unknown.action')}
                  </Button>
                ),
              }
        }
      >
        {data ? <RecordDetail balance={data} kind={kind} pair={pair} isStale={query.isError} /> : null}
      </QueryState>
    </Page>
  );
}

type Coin = Pick<WalletDetail, 'currency_name' | 'currency_title'>;

/** What the pairs say of a coin, where its balance is not there. */
function coinOf(pairs: readonly Pair[], currency: number): Coin | undefined {
  const quoted = pairs.find((pair) => pair.legal_id === currency);
  return pairs.find((pair) => pair.currency_id === currency) ?? (quoted && { currency_name: quoted.legal_name });
}

/** A coin's full name stands from the first, or comes with its balance: it does not take the place of its symbol. */
function CoinTitle({ currency_name, currency_title, isPending }: Coin & { readonly isPending: boolean }) {
  return (
    <Row as="span" gap={8}>
      <CoinMark symbol={currency_name} size={24} />
      {isPending && !currency_title ? (
        <span role="img" aria-label={currency_name}>
          <Skeleton width="4rem" height="1.25rem" />
        </span>
      ) : (
        currency_title || currency_name
      )}
    </Row>
  );
}
