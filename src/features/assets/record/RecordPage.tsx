import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { HiddenFigure } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LeadFigure } from '#kit/LeadFigure';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import type { AccountKind, WalletDetail } from '../../../contract/rows/wallet.ts';
import { add, mul } from '../../../domain/money.ts';
import { formatAmount, formatFiat } from '../../../domain/number.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { type Pair, usePairs } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { Head, Label } from '../shared/Assets.styles.ts';
import { balanceQuery, kindOfType } from '../shared/queries.ts';
import { Ledger } from './Ledger.tsx';
import { RecordActions } from './RecordActions.tsx';
import { Facts, LedgerTitle } from './RecordPage.styles.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';

/** One coin in one account: what is there, what may be done with it, and every movement. Query `currency`, `type` 1 to 4. */
export default function AssetRecordPage() {
  const { t } = useTranslation('assets');
  const go = useGo();
  const params = useParams();
  const kind = kindOfType(params.type);
  const currency = Number(params.currency ?? 0);
  const isNamed = Number.isInteger(currency) && currency > 0;
  const query = useQuery(balanceQuery(isNamed ? currency : 0, kind));
  const pairs = usePairs();
  const pair = pairs.list.find((row) => row.currency_id === currency && row.open_coin_trade);
  const title = query.data ? `${query.data.currency_name} · ${t(`accounts.${kind}`)}` : t(`accounts.${kind}`);
  return (
    <Page header={<NavBar title={title} onBack={go.back} />}>
      <QueryState
        isLoading={isNamed && query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        errorTitle={t('error.title')}
        skeleton={<RecordSkeleton />}
        empty={
          isNamed
            ? undefined
            : {
                title: t('record.unknown.title'),
                action: (
                  <Button size="md" onClick={() => go.switchTab('pages/fund/assets')}>
                    {t('record.unknown.action')}
                  </Button>
                ),
              }
        }
      >
        {query.data ? <Detail balance={query.data} kind={kind} pair={pair} /> : null}
      </QueryState>
    </Page>
  );
}

interface DetailProps {
  readonly balance: WalletDetail;
  readonly kind: AccountKind;
  /** The pair in which the coin trades. */
  readonly pair: Pair | undefined;
}

function Detail({ balance, kind, pair }: DetailProps) {
  const { t } = useTranslation('assets');
  const isHidden = useAtomValue(hideBalancesAtom);
  const { code, toFiat } = useFiat();
  const scale = balance.decimal_scale ?? 8;
  const whole = add(balance.available, balance.frozen);
  const figure = (text: string) => (isHidden ? <HiddenFigure /> : text);
  return (
    <>
      <Head>
        <Label>{t('record.balance')}</Label>
        <LeadFigure value={formatAmount(whole, scale)} unit={balance.currency_name} hidden={isHidden} />
      </Head>
      <Facts>
        <KeyValueList>
          <KeyValue label={t('record.available')} value={figure(formatAmount(balance.available, scale))} />
          <KeyValue label={t('record.frozen')} value={figure(formatAmount(balance.frozen, scale))} />
          <KeyValue
            label={t('record.value')}
            value={figure(formatFiat(toFiat(mul(whole, balance.usdt_price)), code, { approximate: true }))}
          />
        </KeyValueList>
      </Facts>
      <RecordActions currency={balance.currency} kind={kind} pair={pair} />
      <LedgerTitle>{t('record.ledger')}</LedgerTitle>
      <Ledger currency={balance.currency} kind={kind} scale={scale} />
    </>
  );
}
