import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import type { LiveSource } from '../../live.ts';
import { NO_TEXT, useLive } from '../../live-cell.ts';
import { bindDepth, type DepthHand, type DepthWords } from './bindDepth.ts';
import { Areas, Axis, Cross, Dot, Heads, Mid, Nothing, Plot, Readout, Total, Whole } from './DepthChart.styles.ts';
import { DEPTH_BOX, type DepthView } from './depth-shape.ts';

export type { DepthPoint, DepthView } from './depth-shape.ts';

export interface DepthChartLabels extends DepthWords {
  /** Names the chart: 'Depth of BTC/USDT'. */
  readonly chart: string;
  /** Head of the sell side: 'Asks'. */
  readonly asks: string;
  /** Head of the buy side: 'Bids'. */
  readonly bids: string;
  /** 'Mid price', for screen readers. */
  readonly mid: string;
  /** Where the book has no levels: 'No orders in the book'. */
  readonly empty: string;
}

export interface DepthChartProps {
  /** Where the levels come from; the chart draws itself, without React commits. */
  readonly source: LiveSource<DepthView>;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Words of the chart. */
  readonly labels: DepthChartLabels;
  /** Height of the picture, a CSS length. @default '10rem' */
  readonly height?: string;
}

const STEP: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const EDGE: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/**
 * The book as it adds up: bids to the left of the mid price, asks to the right. A press or the arrow keys read a level,
 * Escape lets go. To take a price from the book there is OrderBook.
 */
export function DepthChart({ source, decimals, labels, height = '10rem' }: DepthChartProps) {
  const given = useRef({ decimals, labels });
  given.current = { decimals, labels };
  const hand = useRef<DepthHand>(null);
  const ref = useLive(source, (root) => {
    const made = bindDepth(root, { decimals: () => given.current.decimals, words: () => given.current.labels });
    hand.current = made;
    return made.write;
  });
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    hand.current?.point((event.clientX - left) / width);
  };
  const keys = (event: KeyboardEvent) => {
    const [step, edge] = [STEP[event.key], EDGE[event.key]];
    if (step) hand.current?.step(step);
    else if (edge) hand.current?.end(edge);
    else if (event.key === 'Escape') hand.current?.clear();
    else return;
    event.preventDefault();
  };
  return (
    <Whole ref={ref} data-state="waiting" style={{ '--kit-depth-height': height }}>
      <Heads>
        <div data-side="bids">
          <dt>{labels.bids}</dt>
          <Total data-of="bids-total">{EMPTY}</Total>
        </div>
        <div data-side="asks">
          <dt>{labels.asks}</dt>
          <Total data-of="asks-total">{EMPTY}</Total>
        </div>
      </Heads>
      <Plot
        data-of="plot"
        role="slider"
        tabIndex={0}
        aria-label={labels.chart}
        aria-valuemin={0}
        aria-valuemax={0}
        aria-valuenow={0}
        aria-valuetext={EMPTY}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) point(event);
        }}
        onKeyDown={keys}
        onBlur={() => hand.current?.clear()}
      >
        <Areas aria-hidden viewBox={`0 0 ${DEPTH_BOX.width} ${DEPTH_BOX.height}`} preserveAspectRatio="none">
          <path data-of="bids-area" />
          <path data-of="asks-area" />
          <path data-of="bids-line" />
          <path data-of="asks-line" />
        </Areas>
        <Mid />
        <Cross data-of="cross" />
        <Dot data-of="dot" />
        <Readout aria-hidden>
          <span data-of="side">{NO_TEXT}</span>
          <span data-of="price">{NO_TEXT}</span>
          <span data-of="total">{NO_TEXT}</span>
        </Readout>
        <Nothing aria-hidden>{labels.empty}</Nothing>
      </Plot>
      <Axis aria-hidden>
        <span data-of="low">{EMPTY}</span>
        <span data-of="mid">{EMPTY}</span>
        <span data-of="high">{EMPTY}</span>
      </Axis>
    </Whole>
  );
}
