import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatPrice } from '../../../domain/number.ts';
import type { CandleChartProps } from './CandleChart.tsx';
import type { Engine } from './engine.ts';
import { bindLegend } from './bindLegend.ts';
import { bindReadout } from './bindReadout.ts';
import type { CandleBar, ChartFigures, ChartFocus, ChartSettings } from './types.ts';

interface EngineHost extends CandleChartProps {
  readonly settings: ChartSettings;
  readonly canvas: RefObject<HTMLElement | null>;
  readonly legend: RefObject<HTMLElement | null>;
  readonly readout: RefObject<HTMLElement | null>;
}

/** The summary of an opaque picture need not follow every tick. */
const SUMMARY_MS = 5000;

/** Loads the chart library, keeps one engine per key and set of bars, and hands it every later change. */
export function useEngine(host: EngineHost) {
  const { chartKey, bars, live, settings, canvas, isError } = host;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [figures, setFigures] = useState<ChartFigures | null>(null);

  const drawn = useRef(bars);
  const hasBars = bars !== undefined;

  const start = useEffectEvent((element: HTMLElement, create: typeof import('./engine.ts').createEngine) => {
    const writeLegend = host.legend.current ? bindLegend(host.legend.current) : null;
    const writeReadout = host.readout.current ? bindReadout(host.readout.current) : null;
    let summarised = Number.NEGATIVE_INFINITY;
    const onFocus = (focus: ChartFocus) => {
      writeLegend?.(focus, settings.priceDecimals);
      writeReadout?.(focus, settings);
      if (performance.now() - summarised < SUMMARY_MS) return;
      summarised = performance.now();
      setFigures(summarise(bars, focus.bar, settings.priceDecimals));
    };
    drawn.current = bars;
    return create({
      element,
      settings,
      bars: bars ?? [],
      live,
      onLoadOlder: host.onLoadOlder,
      onFocus,
      onReady: () => {
        setState('ready');
        host.onReady?.();
      },
    });
  });

  // `attempt` restarts a failed load, `chartKey` a new picture.
  useEffect(() => {
    const element = canvas.current;
    if (!element || !hasBars || isError) return undefined;
    let isGone = false;
    let made: Engine | null = null;
    setState('loading');
    import('./engine.ts').then(
      ({ createEngine }) => {
        if (isGone) return;
        made = start(element, createEngine);
        setEngine(made);
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
      setEngine(null);
      made?.dispose();
    };
  }, [chartKey, hasBars, live, isError, attempt, canvas]);

  useEffect(() => {
    if (!engine || !bars || bars === drawn.current) return;
    drawn.current = bars;
    engine.replace(bars);
  }, [engine, bars]);

  const { mode, priceDecimals, indicators, lines } = settings;
  const { unit, span } = settings.period;
  useEffect(() => {
    engine?.apply(settings);
    // Settings are a new object at each render: compared by what they hold.
  }, [engine, mode, priceDecimals, indicators, lines, unit, span]);

  return { state, figures, retry: () => setAttempt((count) => count + 1) };
}

function summarise(bars: readonly CandleBar[] | undefined, last: CandleBar, decimals: number): ChartFigures {
  const all = bars?.length ? bars : [last];
  return {
    last: formatPrice(last.close, decimals),
    high: formatPrice(Math.max(last.high, ...all.map(({ high }) => high)), decimals),
    low: formatPrice(Math.min(last.low, ...all.map(({ low }) => low)), decimals),
  };
}
