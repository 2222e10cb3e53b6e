import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#kit/Chip';
import { CourseChart, CourseFailure, type CourseMark } from '#kit/CourseChart';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row } from '#kit/Stack';
import { isAbsent } from '../../../data/call-error.ts';
import { useClient } from '../../../data/client.ts';
import { directionOf, formatPercent, formatPrice } from '../../../domain/number.ts';
import { formatStamp } from '../../../domain/time.ts';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { useLang } from '../../../parts/language/useLang.ts';
import { barsQuery } from '../../../parts/pairs/bars.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { useQuote } from '../../../state/live/useQuote.ts';
import type { Pair } from '../../../state/pairs.ts';
import { type Fill, placeOf, useFills } from './fills.ts';
import { COURSE_HEIGHT, RANGE_NAMES, RANGES, type RangeName } from './ranges.ts';

/** Moments told under the ruler. */
const TIMES = 4;
const FRESH_MS = 60_000;

/** How the price of a coin went, over a day to a year. */
export function CoinCourse({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('assets');
  const lang = useLang();
  const [range, setRange] = useState<RangeName>('month');
  const { data, isPending, isError, refetch } = useCourse(pair, range);
  const bars = data ?? [];
  const [first, last] = [bars[0], bars.at(-1)];
  // It ends at the price that the screen says elsewhere, not at that of when the candles were read.
  const close = useQuote(pair.symbol)?.price ?? last?.close ?? '0';
  const times = Array.from(
    { length: TIMES },
    (_, place) => bars[Math.round((place * (bars.length - 1)) / (TIMES - 1))]?.id,
  );
  const { fills, error, retry } = useFills(pair);
  const isStale = useFreshness(pair.symbol).staleSince !== null;
  const starts = bars.map(({ id }) => id);
  const markOf = ({ side, at, price }: Fill): readonly CourseMark[] => {
    const place = placeOf(at, starts);
    if (place === null) return [];
    const name = t(`record.fill.${side}`, {
      time: formatStamp(at, lang),
      price: formatPrice(price, pair.priceDecimals),
    });
    return [{ at: place, value: Number(price), letter: t(`record.mark.${side}`), name }];
  };
  const percent = first && last ? String((Number(close) / Number(first.open) - 1) * 100) : '0';
  return (
    <Inset edge="none" top={12}>
      <Inset>
        {first && last && bars.length > 1 ? (
          <CourseChart
            points={bars.map((bar) => Number(bar === last ? close : bar.close))}
            direction={directionOf(percent)}
            label={t('record.course', {
              pair: pair.label,
              change: formatPercent(percent),
              range: t(`record.range.${range}`),
            })}
            last={close}
            decimals={pair.priceDecimals}
            times={times}
            lang={lang}
            look={range === 'day' ? 'clock' : 'day'}
            marks={(fills ?? []).flatMap(markOf)}
            isStale={isStale}
          />
        ) : null}
        {isPending ? <Skeleton shape="block" height={COURSE_HEIGHT} /> : null}
        {isError && !data ? (
          <CourseFailure label={t('record.courseFailed')} retry={t('record.retry')} onRetry={() => void refetch()} />
        ) : null}
      </Inset>
      {isError && data ? <KeptNote title={t('record.courseFailed')} onRetry={() => void refetch()} /> : null}
      {error && !isAbsent(error) ? <KeptNote title={t('record.fillsFailed')} onRetry={retry} /> : null}
      <Row role="group" aria-label={t('record.range.label')} justify="between" edge="gutter" wrap>
        {RANGE_NAMES.map((name) => (
          <Chip key={name} size="sm" bare selected={name === range} onSelect={() => setRange(name)}>
            {t(`record.range.${name}`)}
          </Chip>
        ))}
      </Row>
    </Inset>
  );
}

/** The candles of a range up to now; what is drawn stands until those of another range have come. */
function useCourse(pair: Pair, range: RangeName) {
  const client = useClient();
  return useQuery({
    ...barsQuery(client, pair, RANGES[range]),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
