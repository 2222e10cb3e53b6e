import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatPrice } from '../../../domain/number.ts';
import { bindReadout } from './bindReadout.ts';
import type { DrawingHost } from './drawing-desk.ts';
import type { Engine } from './engine.ts';
import type { CandleChartProps } from './props.ts';
import type { CandleBar, ChartFigures, ChartFocus, ChartSettings } from './types.ts';
import { placeLegends, writeLegend } from './writeLegend.ts';

interface EngineHost extends CandleChartProps {
  readonly settings: ChartSettings;
  readonly canvas: RefObject<HTMLElement | null>;
  /** Holds the legends. */
  readonly root: RefObject<HTMLElement | null>;
  readonly readout: RefObject<HTMLElement | null>;
  readonly drawing: RefObject<DrawingHost>;
}

type Create = typeof import('./engine.ts').createEngine;

/** The summary of an opaque picture need not follow every tick. */
const SUMMARY_MS = 5000;

/** Loads the chart library, keeps one engine while it is mounted, and hands it every later change. */
export function useEngine(host: EngineHost) {
  const { bars, live, settings, canvas, drawing } = host;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [engine, setEngine] = useState<Engine | null>(null);
  const [figures, setFigures] = useState<ChartFigures | null>(null);
  const drawn = useRef(bars);
  const hasBars = bars !== undefined;

  const latest = useRef(host);
  latest.current = host;

  const start = useEffectEvent((element: HTMLElement, create: Create, source: CandleChartProps['live']) => {
    const writeReadout = host.readout.current ? bindReadout(host.readout.current) : null;
    let summarised = Number.NEGATIVE_INFINITY;
    const onFocus = (focus: ChartFocus) => {
      const { root, settings: now } = latest.current;
      writeLegend(root.current, focus, now.indicators, now.priceDecimals);
      writeReadout?.(focus, now);
      if (performance.now() - summarised < SUMMARY_MS) return;
      summarised = performance.now();
      setFigures(summarise(drawn.current, focus.bar, now.priceDecimals));
    };
    drawn.current = bars;
    return create({
      element,
      settings,
      bars: bars ?? [],
      live: source,
      onLoadOlder: host.onLoadOlder,
      onFocus,
      onPanes: (tops) => placeLegends(latest.current.root.current, tops),
      drawing: () => drawing.current,
      onReady: () => setState('ready'),
    });
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element || !hasBars) return undefined;
    let isGone = false;
    let made: Engine | null = null;
    import('./engine.ts')
      .then(({ createEngine }) => {
        if (isGone) return;
        made = start(element, createEngine, live);
        setEngine(made);
      })
      .catch(() => !isGone && setState('failed'));
    return () => {
      isGone = true;
      setEngine(null);
      setState('loading');
      made?.dispose();
    };
  }, [hasBars, live, canvas]);

  useEffect(() => {
    if (!engine || !bars || bars === drawn.current) return;
    drawn.current = bars;
    engine.replace(bars);
  }, [engine, bars]);

  useEffect(() => engine?.apply(settings), [engine, settings]);

  return { state, figures, engine };
}

function summarise(bars: readonly CandleBar[] | undefined, last: CandleBar, decimals: number): ChartFigures {
  const all = bars?.length ? bars : [last];
  return {
    last: formatPrice(last.close, decimals),
    high: formatPrice(Math.max(last.high, ...all.map(({ high }) => high)), decimals),
    low: formatPrice(Math.min(last.low, ...all.map(({ low }) => low)), decimals),
  };
}
