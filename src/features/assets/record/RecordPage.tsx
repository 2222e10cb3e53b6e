import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { FiatText } from '#kit/FiatText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LeadFigure } from '#kit/LeadFigure';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Inset, Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import type { AccountKind, WalletDetail } from '../../../contract/rows/wallet.ts';
import { add, mul } from '../../../domain/money.ts';
import { formatAmount } from '../../../domain/number.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { type Pair, usePairs } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { balanceQuery, kindOfType } from '../shared/queries.ts';
import { Ledger } from './Ledger.tsx';
import { RecordActions } from './RecordActions.tsx';
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
  return (
    <>
      <Stack as="header" edge="gutter" gap={4} sized>
        <Text tone="secondary">{t('record.balance')}</Text>
        <LeadFigure value={formatAmount(whole, scale)} unit={balance.currency_name} hidden={isHidden} />
      </Stack>
      <Inset top={8} bottom={8}>
        <KeyValueList>
          <KeyValue
            label={t('record.available')}
            value={<AmountText value={balance.available} scale={scale} hidden={isHidden} />}
          />
          <KeyValue
            label={t('record.frozen')}
            value={<AmountText value={balance.frozen} scale={scale} hidden={isHidden} />}
          />
          <KeyValue
            label={t('record.value')}
            value={
              <FiatText value={toFiat(mul(whole, balance.usdt_price))} code={code} approximate hidden={isHidden} />
            }
          />
        </KeyValueList>
      </Inset>
      <RecordActions currency={balance.currency} kind={kind} pair={pair} />
      <Inset top={16} bottom={8}>
        <Heading>{t('record.ledger')}</Heading>
      </Inset>
      <Ledger currency={balance.currency} kind={kind} scale={scale} />
    </>
  );
}
