import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowLineDownIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { MediaRow } from '#kit/MediaRow';
import { Skeleton } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';
import type { ReplyOf } from '../../../contract/table.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { LateBalanceHistory } from '../../../parts/wallet/late.ts';
import { totalQuery } from '../../../parts/wallet/queries.ts';
import { ResultLine } from '../../../parts/wallet/ResultLine.tsx';
import { TotalLabel } from '../../../parts/wallet/TotalLabel.tsx';
import { totalOf } from '../../../parts/wallet/total.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { BlockError } from './BlockError.tsx';
import { HistorySkeleton, TotalSkeleton } from './HomeSkeletons.tsx';

/** What the user owns over all accounts, the day's result, and the way to deposit. */
export function TotalBlock() {
  const { t } = useTranslation('home');
  const go = useGo();
  const { data, isError, refetch } = useQuery(totalQuery());
  const isStale = useFreshness().staleSince !== null;

  if (isError && !data) return <BlockError title={t('total.failed')} onRetry={() => void refetch()} />;
  return (
    <Stack edge="gutter" gap={8} bottom={16}>
      <MediaRow
        end={
          data ? (
            <Button
              variant="primary"
              size="touch"
              icon={<ArrowLineDownIcon size={20} />}
              onClick={() => go.open('pages/fund/select', { url: 'receive' })}
            >
              {t('total.deposit')}
            </Button>
          ) : (
            <Skeleton shape="block" width="7rem" height="2.75rem" />
          )
        }
      >
        <TotalLabel />
        {data ? <Figures wallets={data} isStale={isStale} /> : <TotalSkeleton />}
      </MediaRow>
      {data ? (
        <Suspense fallback={<HistorySkeleton />}>
          <LateBalanceHistory range="day" look="page" total={totalOf(data)} isStale={isStale} />
        </Suspense>
      ) : (
        <HistorySkeleton />
      )}
    </Stack>
  );
}

interface FiguresProps {
  readonly wallets: ReplyOf<'wallet.list'>;
  readonly isStale: boolean;
}

function Figures({ wallets, isStale }: FiguresProps) {
  const { t } = useTranslation('home');
  const isHidden = useAtomValue(hideBalancesAtom);
  const { code, toFiat } = useFiat();
  const profit = wallets.today_profit;
  return (
    <>
      <LeadFigure
        value={toFiat(totalOf(wallets))}
        scale={2}
        unit={code}
        hidden={isHidden}
        isStale={isStale}
        besideButton
        rolls
      />
      <ResultLine
        profit={profit === undefined ? undefined : toFiat(profit)}
        rate={wallets.today_profit_rate}
        since={t('total.today')}
        isHidden={isHidden}
        isStale={isStale}
      />
    </>
  );
}
