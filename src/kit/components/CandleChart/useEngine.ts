import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formatPrice } from '../../../domain/number.ts';
import type { CandleChartProps } from './CandleChart.tsx';
import type { Engine } from './engine.ts';
import { bindLegend } from './bindLegend.ts';
import { bindReadout } from './bindReadout.ts';
import type { ChartFocus, ChartSettings } from './types.ts';

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

  const start = useEffectEvent((element: HTMLElement, create: typeof import('./engine.ts').createEngine) => {
    const writeLegend = host.legend.current ? bindLegend(host.legend.current) : null;
    const writeReadout = host.readout.current ? bindReadout(host.readout.current) : null;
    let summarised = Number.NEGATIVE_INFINITY;
    const onFocus = (focus: ChartFocus) => {
      writeLegend?.(focus, settings.priceDecimals);
      writeReadout?.(focus, settings);
      if (performance.now() - summarised < SUMMARY_MS) return;
      summarised = performance.now();
      element.setAttribute('aria-label', summary(host, focus));
    };
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

  // biome-ignore-free by design: `attempt` restarts a failed load, `chartKey` a new picture of the same bars.
  useEffect(() => {
    const element = canvas.current;
    if (!element || !bars || isError) return undefined;
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
  }, [chartKey, bars, live, isError, attempt, canvas]);

  const { mode, priceDecimals, indicators, lines } = settings;
  const { unit, span } = settings.period;
  useEffect(() => {
    engine?.apply(settings);
    // Settings are a new object at each render: compared by what they hold.
  }, [engine, mode, priceDecimals, indicators, lines, unit, span]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}

function summary({ labels, bars, settings }: EngineHost, { bar }: ChartFocus): string {
  const figure = (value: number) => formatPrice(value, settings.priceDecimals);
  const all = bars?.length ? bars : [bar];
  return labels.summary({
    last: figure(bar.close),
    high: figure(Math.max(...all.map(({ high }) => high))),
    low: figure(Math.min(...all.map(({ low }) => low))),
  });
}
