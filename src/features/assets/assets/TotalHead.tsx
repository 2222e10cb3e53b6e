import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FiatText } from '#kit/FiatText';
import { IntervalBar } from '#kit/IntervalBar';
import { ClockIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import type { WalletList } from '../../../contract/rows/wallet.ts';
import { HISTORY_RANGE_NAMES, type HistoryRangeName } from '../../../domain/balance-history.ts';
import { formatDateTime, formatDay } from '../../../domain/time.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import BalanceHistory from '../../../parts/wallet/BalanceHistory.tsx';
import { historyQuery } from '../../../parts/wallet/history-query.ts';
import { ResultLine } from '../../../parts/wallet/ResultLine.tsx';
import { TotalLabel } from '../../../parts/wallet/TotalLabel.tsx';
import { totalOf } from '../../../parts/wallet/total.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';

interface TotalHeadProps {
  readonly wallet: WalletList | undefined;
  /** Nothing came and nothing is kept: no total is told. */
  readonly hasFailed: boolean;
  /** When the shown figures were read, where a newer reading failed; unix ms. */
  readonly lastKnownAt: number | null;
  /** They were counted from old prices, or read before a reading that failed: grey. */
  readonly isStale: boolean;
  /** Reads them once more. */
  readonly onRetry: () => void;
}

/** The total over all accounts, how it came to that over a time span, and what it changed by (readings G17). */
export function TotalHead({ wallet, hasFailed, lastKnownAt, isStale, onRetry }: TotalHeadProps) {
  const { t } = useTranslation('assets');
  const isHidden = useAtomValue(hideBalancesAtom);
  const [range, setRange] = useState<HistoryRangeName>('month');
  return (
    <Stack>
      <Stack edge="gutter" bottom={16} sized>
        <Row justify="between" wrap>
          <TotalLabel />
          <IntervalBar
            look="text"
            label={t('record.range.label')}
            items={HISTORY_RANGE_NAMES.map((key) => ({ key, label: t(`record.range.${key}`) }))}
            value={range}
            onChange={setRange}
          />
        </Row>
        {wallet ? (
          <Figures
            wallet={wallet}
            range={range}
            isHidden={isHidden}
            lastKnownAt={lastKnownAt}
            isStale={isStale}
            onRetry={onRetry}
          />
        ) : null}
        {wallet || !hasFailed ? null : (
          <>
            <LeadFigure value={null} scale={2} unit="USDT" isStale />
            <Text as="div" look="label">
              <br />
            </Text>
          </>
        )}
        {wallet || hasFailed ? null : (
          <Stack gap={8} top={4} bottom={4}>
            <Skeleton height="2.25rem" width="13rem" />
            <Skeleton height="0.75rem" width="9rem" />
          </Stack>
        )}
      </Stack>
      <BalanceHistory look="hero" range={range} total={wallet ? totalOf(wallet) : null} isStale={isStale} />
    </Stack>
  );
}

interface FiguresProps extends Pick<TotalHeadProps, 'lastKnownAt' | 'isStale' | 'onRetry'> {
  readonly wallet: WalletList;
  readonly range: HistoryRangeName;
  readonly isHidden: boolean;
}

function Figures({ wallet, range, isHidden, lastKnownAt, isStale, onRetry }: FiguresProps) {
  const { t } = useTranslation('assets');
  const total = totalOf(wallet);
  return (
    <>
      <LeadFigure value={total} scale={2} unit="USDT" hidden={isHidden} isStale={isStale} rolls />
      {lastKnownAt !== null ? (
        <Row wrap gap={12}>
          <Text tone="stale" icon={<ClockIcon size={20} />}>
            {t('lastKnown', { time: formatDateTime(lastKnownAt, { date: false }) })}
          </Text>
          <TextButton look="label" onClick={onRetry}>
            {t('record.retry')}
          </TextButton>
        </Row>
      ) : (
        <ChangeLine wallet={wallet} range={range} total={total} isHidden={isHidden} isStale={isStale} />
      )}
    </>
  );
}

interface ChangeLineProps {
  readonly wallet: WalletList;
  readonly range: HistoryRangeName;
  readonly total: string;
  readonly isHidden: boolean;
  readonly isStale: boolean;
}

/** What the time span brought, and the value in the user's currency where that is another than the total's. */
function ChangeLine({ wallet, range, total, isHidden, isStale }: ChangeLineProps) {
  const { code, toFiat } = useFiat();
  return (
    <Row wrap gap={8}>
      <Change wallet={wallet} range={range} isHidden={isHidden} isStale={isStale} />
      {isHidden || code === 'USD' ? null : (
        <Text tone={isStale ? 'stale' : 'secondary'}>
          <FiatText value={toFiat(total)} code={code} approximate />
        </Text>
      )}
    </Row>
  );
}

/** A day's result is that since midnight; of a longer span it counts from the first moment that is known. */
function Change({ wallet, range, isHidden, isStale }: Omit<ChangeLineProps, 'total'>) {
  const { t } = useTranslation(['assets', 'home']);
  const lang = useLang();
  const { data } = useQuery(historyQuery(range));
  const from = range === 'day' ? undefined : (data?.since ?? data?.list[0]?.time);
  const { profit, rate, since } =
    data && from
      ? {
          profit: data.profit,
          rate: data.profit_rate,
          since: t('since', { day: formatDay(from, lang, 'short') }),
        }
      : { profit: wallet.today_profit, rate: wallet.today_profit_rate, since: t('home:total.today') };
  return <ResultLine profit={profit} rate={rate} since={since} isHidden={isHidden} isStale={isStale} />;
}
