import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { TickHistory } from '#kit/TickHistory';
import { HISTORY_RANGES, type HistoryRangeName, momentsOf } from '../../domain/balance-history.ts';
import { hideBalancesAtom } from '../../state/preferences.ts';
import { historyQuery } from './history-query.ts';
import { LateHistoryFailed } from './late-failure.ts';

interface BalanceHistoryProps {
  readonly range: HistoryRangeName;
  /** What the balances are worth now, decimal text in USDT: the last tick. Null where that is not known. */
  readonly total: string | null;
  readonly look: 'page' | 'hero';
  /** What it is worth now is counted from old prices, or could not be read: grey. */
  readonly isStale?: boolean;
}

/** Ticks between two that are told apart: an hour, a day, a week, a quarter of a year. */
const MAJOR: Readonly<Record<HistoryRangeName, number>> = { day: 4, week: 12, month: 21, year: 23 };

/** How the balances came to what they are worth: a tick a moment, level where amounts are hidden or nothing has come; what did not load is said in its place. */
export default function BalanceHistory({ range, total, look, isStale }: BalanceHistoryProps) {
  const isHidden = useAtomValue(hideBalancesAtom);
  const { data, error, refetch } = useQuery(historyQuery(range));
  const known = new Map(data?.list.map((point) => [point.time, Number(point.total)]));
  // Up to when the reply came: moments since then are not known yet.
  const last = data?.list.at(-1)?.time ?? 0;
  const points = momentsOf(HISTORY_RANGES[range], last).map((time) => known.get(time) ?? null);
  const ticks = (
    <TickHistory
      look={look}
      isStale={isStale}
      major={MAJOR[range]}
      points={isHidden || !data || total === null ? null : [...points, Number(total)]}
    />
  );
  if (!error || data) return ticks;
  return (
    <Suspense fallback={ticks}>
      <LateHistoryFailed look={look} error={error} onRetry={refetch}>
        {ticks}
      </LateHistoryFailed>
    </Suspense>
  );
}
