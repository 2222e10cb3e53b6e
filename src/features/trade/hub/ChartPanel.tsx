import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CandleChart, IndicatorSheet } from '#kit/CandleChart';
import { IconButton } from '#kit/IconButton';
import { IntervalBar } from '#kit/IntervalBar';
import { ArrowsOutIcon, SlidersHorizontalIcon } from '#kit/icons';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { lateComponent } from '../../../parts/late.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import type { Pair } from '../../../state/pairs.ts';
import { drawingsAtom, indicatorsAtom, intervalAtom, setDrawingsAtom } from './atoms.ts';
import { Chart } from './ChartPanel.styles.ts';
import { INTERVAL_KEYS, INTERVALS } from './intervals.ts';
import { useCandles } from './useCandles.ts';
import { useOrderLines } from './useOrderLines.ts';

const FullChart = lateComponent(() => import('./FullChart.tsx'));

interface ChartPanelProps {
  readonly pair: Pair;
  /** `large` on a page of the pair's own; `full` stands in the full-screen layer and fills it. */
  readonly size: 'usual' | 'large' | 'full';
}

/** Intervals, indicators and the candles of a pair with the user's orders and drawings; the tools stand in full screen. */
export function ChartPanel({ pair, size }: ChartPanelProps) {
  const { t } = useTranslation('trade');
  const isFull = size === 'full';
  const clock = clockOf(useClient());
  const { staleSince } = useFreshness(pair.symbol);
  const [interval, setInterval] = useAtom(intervalAtom);
  const [indicators, setIndicators] = useAtom(indicatorsAtom);
  const drawings = useAtomValue(drawingsAtom)[pair.symbol];
  const setDrawings = useSetAtom(setDrawingsAtom);
  const lines = useOrderLines(pair);
  const [open, setOpen] = useState<'indicators' | 'full' | null>(null);
  const { bars, isError, retry, live, loadOlder } = useCandles(pair, interval);
  const { mode, period } = INTERVALS[interval];
  return (
    <>
      <IntervalBar
        label={t('interval.label')}
        items={INTERVAL_KEYS.map((key) => ({ key, label: t(`interval.${key}`) }))}
        value={interval}
        onChange={setInterval}
        end={
          <IconButton
            flat
            label={t('chart.settings')}
            icon={<SlidersHorizontalIcon size={20} />}
            onClick={() => setOpen('indicators')}
          />
        }
      />
      <Chart data-size={size}>
        {isFull ? null : (
          <span data-corner>
            <IconButton
              tone="quiet"
              label={t('chart.fullScreen')}
              icon={<ArrowsOutIcon size={20} />}
              onClick={() => setOpen('full')}
            />
          </span>
        )}
        <CandleChart
          chartKey={`${pair.symbol} ${interval}`}
          bars={bars}
          isError={isError}
          onRetry={retry}
          period={period}
          mode={mode}
          indicators={indicators}
          lines={lines}
          drawings={drawings}
          onDrawingsChange={(next) => setDrawings(pair.symbol, next)}
          hasTools={isFull}
          priceDecimals={pair.priceDecimals}
          live={live}
          onLoadOlder={loadOlder}
          now={clock.now}
          isTall={size !== 'usual'}
          isStale={staleSince !== null}
          labels={{
            summary: (figures) =>
              `${t(`interval.${interval}`)}, ${t('chart.summary', { pair: pair.label, ...figures })}`,
            open: t('chart.open'),
            high: t('chart.high'),
            low: t('chart.low'),
            close: t('chart.close'),
            change: t('chart.change'),
            volume: t('chart.volume'),
            failed: t('chart.failed'),
            loading: t('chart.loading'),
            retry: t('chart.retry'),
          }}
        />
      </Chart>
      <IndicatorSheet
        open={open === 'indicators'}
        onClose={() => setOpen(null)}
        value={indicators}
        onChange={setIndicators}
      />
      {open === 'full' ? (
        <Suspense>
          <FullChart pair={pair} onClose={() => setOpen(null)}>
            <ChartPanel pair={pair} size="full" />
          </FullChart>
        </Suspense>
      ) : null}
    </>
  );
}
