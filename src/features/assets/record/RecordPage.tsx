import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { CoinMark } from '#kit/CoinMark';
import { FiatText } from '#kit/FiatText';
import { IconButton } from '#kit/IconButton';
import { SwapIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { LiveChange } from '#kit/LiveChange';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { PriceText } from '#kit/PriceText';
import { Section } from '#kit/Section';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row, Stack } from '#kit/Stack';
import { StatGrid } from '#kit/StatGrid';
import { Text } from '#kit/Text';
import { Ticks } from '#kit/Ticks';
import type { AccountKind, WalletDetail } from '../../../contract/rows/wallet.ts';
import { useClient } from '../../../data/client.ts';
import { plus, times } from '../../../domain/scaled.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { balanceQuery, walletQuery } from '../../../parts/wallet/queries.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { useQuote } from '../../../state/live/useQuote.ts';
import { isClosed, type Pair, usePairs } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { columnDecimals, scaleOf } from '../shared/decimals.ts';
import { kindOfType } from './account.ts';
import { CoinCourse } from './CoinCourse.tsx';
import { useFills } from './fills.ts';
import { Ledger } from './Ledger.tsx';
import { RecordActions } from './RecordActions.tsx';
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
        {data ? <Detail balance={data} kind={kind} pair={pair} isStale={query.isError} /> : null}
      </QueryState>
    </Page>
  );
}

/** The whole of it; those in ink are free. */
const TICKS = 40;

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

interface DetailProps {
  readonly balance: WalletDetail;
  readonly kind: AccountKind;
  /** The pair in which the coin trades. */
  readonly pair: Pair | undefined;
  /** A newer reading failed. */
  readonly isStale: boolean;
}

function Detail({ balance, kind, pair, isStale }: DetailProps) {
  const { t } = useTranslation(['assets', 'market']);
  const client = useClient();
  const isHidden = useAtomValue(hideBalancesAtom);
  const whole = plus(balance.available, balance.frozen);
  const scale = scaleOf(balance);
  const shown = columnDecimals([whole, balance.available, balance.frozen], scale);
  const fact = (amount: string) => <AmountText value={amount} scale={shown} hidden={isHidden} />;
  return (
    <>
      <Stack as="header" edge="gutter" top={4} sized>
        <Row justify="between" wrap gap={8}>
          <Text tone="secondary">{`${t('record.balance')} · ${t(`accounts.${kind}`)}`}</Text>
          {pair ? <LiveStatus symbol={pair.symbol} closed={isClosed(pair) ? t('market:closed') : null} /> : null}
        </Row>
        <LeadFigure value={whole} scale={shown} unit={balance.currency_name} hidden={isHidden} isStale={isStale} />
        <Row wrap gap={8}>
          {pair ? (
            <LiveWorth amount={whole} balance={balance} pair={pair} isStale={isStale} />
          ) : (
            <Worth value={times(whole, balance.usdt_price)} isStale={isStale} />
          )}
          {pair ? (
            <>
              <LiveChange arrow live={quoteSource(client, pair)} />
              <Text as="span" look="label" tone="tertiary">
                {t('record.day')}
              </Text>
            </>
          ) : null}
        </Row>
      </Stack>
      {pair ? (
        <CoinCourse pair={pair} />
      ) : (
        <Inset top={12}>
          <Ticks count={TICKS} major={10} share={isHidden ? 0 : Number(balance.available) / Number(whole)} />
        </Inset>
      )}
      <Inset top={8} bottom={4}>
        <StatGrid
          columns={pair ? 3 : 2}
          items={[
            { label: t('record.available'), value: fact(balance.available) },
            { label: t('record.frozen'), value: fact(balance.frozen) },
            pair ? { label: t('record.lastBuy'), value: <LastBuy pair={pair} /> } : null,
          ]}
        />
      </Inset>
      <Section title={t('record.ledger')}>
        <Ledger currency={balance.currency} kind={kind} scale={scale} />
      </Section>
    </>
  );
}

interface WorthProps {
  /** In USDT. */
  readonly value: string | null;
  readonly isStale: boolean;
}

function Worth({ value, isStale }: WorthProps) {
  const isHidden = useAtomValue(hideBalancesAtom);
  const { code, toFiat } = useFiat();
  return (
    <Text as="span" look="label" tone={isStale ? 'stale' : 'primary'}>
      <FiatText value={value && toFiat(value)} code={code} hidden={isHidden} />
    </Text>
  );
}

/** At which price the coin was bought last: of what is held, the one price that is known exactly. */
function LastBuy({ pair }: { readonly pair: Pair }) {
  const bought = useFills(pair)?.find(({ side }) => side === 'buy');
  return <PriceText value={bought?.price ?? null} decimals={pair.priceDecimals} />;
}

interface LiveWorthProps extends Pick<WorthProps, 'isStale'> {
  readonly amount: string;
  readonly balance: WalletDetail;
  readonly pair: Pair;
}

/** What the coin is worth at the price that stands below: one price on one screen. In another coin than USDT it is what the balance says. */
function LiveWorth({ amount, balance, pair, isStale }: LiveWorthProps) {
  const price = useQuote(pair.symbol)?.price ?? pair.now_price;
  const { staleSince } = useFreshness(pair.symbol);
  const worth = times(amount, pair.legal_name === 'USDT' ? price : balance.usdt_price);
  return <Worth value={worth} isStale={isStale || staleSince !== null} />;
}
