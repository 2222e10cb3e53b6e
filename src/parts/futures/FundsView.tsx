import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LeadFigure } from '#kit/LeadFigure';
import { Skeleton } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import type { ReplyOf } from '../../contract/table.ts';
import { QueryState } from '../QueryState.tsx';
import { MONEY_SCALE } from './position.ts';
import { futuresFundsQuery } from './queries.ts';

/** What stands behind futures, which anybody may read: the house, the insurance fund, what is open against them, and who bore what. */
export function FundsView() {
  const { t } = useTranslation('funds');
  const query = useQuery(futuresFundsQuery());
  return (
    <QueryState
      isPart
      isLoading={query.isPending}
      error={query.data ? null : query.error}
      onRetry={() => void query.refetch()}
      errorTitle={t('failed')}
      skeleton={<Skeleton shape="block" height="16rem" />}
    >
      {query.data ? <Funds funds={query.data} /> : null}
    </QueryState>
  );
}

function Funds({ funds }: { readonly funds: ReplyOf<'futures.funds'> }) {
  const { t } = useTranslation('funds');
  const { coin, house, insurance, open, losses } = funds;
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} />;
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text tone="secondary">{t('insurance')}</Text>
        <LeadFigure isFitted size="title" value={insurance} scale={MONEY_SCALE} unit={coin} />
        <Text tone="secondary">{t('text')}</Text>
      </Stack>
      <KeyValueList>
        <KeyValue label={t('house')} value={money(house)} unit={coin} />
        <KeyValue label={t('longs')} value={money(open.long)} unit={coin} />
        <KeyValue label={t('shorts')} value={money(open.short)} unit={coin} />
      </KeyValueList>
      <Heading level={3} look="strong">
        {t('losses', { count: losses.count })}
      </Heading>
      <KeyValueList>
        <KeyValue label={t('byInsurance')} value={money(losses.insurance)} unit={coin} />
        <KeyValue label={t('byHouse')} value={money(losses.house)} unit={coin} />
        <KeyValue label={t('byOthers')} value={money(losses.deleveraged)} unit={coin} />
      </KeyValueList>
    </Stack>
  );
}
