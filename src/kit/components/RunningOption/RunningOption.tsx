import { type ReactNode, useSyncExternalStore } from 'react';
import { directionOf, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { longOf, proseText } from '../../figure-text.ts';
import type { LiveSource } from '../../live.ts';
import { CountDown, useSecondsLeft } from '../CountDown/index.ts';
import { LeadFigure, LeadText } from '../LeadFigure/index.ts';
import { OptionTrack, type TrackPoint } from '../OptionTrack/index.ts';
import { TickRing } from '../TickRing/index.ts';
import { Middle, Note, Result, RingNote, Time, Whole } from './RunningOption.styles.ts';

/** A running option as it stands now. */
export interface OptionView {
  /** What it would pay if it settled now, signed decimal text; minus the stake where it would be lost. */
  readonly result: NumberInput;
  /** Decimal text of the last price. */
  readonly price: NumberInput;
  /** Decimal text of the price less the open, signed. */
  readonly difference: NumberInput;
  /** Prices since the open, oldest first. */
  readonly points: readonly TrackPoint[] | null | undefined;
  /** No news for ten seconds (readings G15): the figures turn grey. */
  readonly isStale: boolean;
}

export interface RunningOptionProps {
  /** Where result and price come from; only this part renders with it. */
  readonly source: LiveSource<OptionView>;
  /** Decimal text of the opening price. */
  readonly open: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Coin of the result: 'USDT'. */
  readonly unit: string | null | undefined;
  /** Decimals of the result. @default 2 */
  readonly resultDecimals?: number;
  /** Opening time in milliseconds since 1970. */
  readonly from: number;
  /** Time of settlement in milliseconds since 1970. */
  readonly to: number;
  /** Milliseconds since 1970 by the server's clock. @default Date.now */
  readonly now?: () => number;
  /** Called once, when no time is left. */
  readonly onEnd?: () => void;
  /** Words of the clock, the result and the two prices. */
  readonly labels: {
    /** Name of the clock: 'Time to settlement'. */
    readonly clock: string;
    /** Under the time: 'to settlement'. */
    readonly toSettlement: string;
    /** Under the result: 'if it settled now'. */
    readonly ifNow: string;
    readonly open: string;
    readonly now: string;
  };
  /** Facts and buttons under it. */
  readonly children?: ReactNode;
}

/** An option that runs: time left, what it pays now, and its course against the open. What came of it is ResultCard. */
export function RunningOption(props: RunningOptionProps) {
  const { source, open, decimals, resultDecimals = 2, from, to, now, onEnd, labels, children } = props;
  const unit = proseText(props.unit);
  const view = useSyncExternalStore(source.subscribe, source.get);
  const left = useSecondsLeft(to, now);
  const seconds = (to - from) / 1000;
  return (
    <Whole>
      <Middle>
        <TickRing share={left !== null && seconds > 0 ? left / seconds : 0}>
          <CountDown to={to} now={now} onEnd={onEnd} label={labels.clock}>
            {(time) => (
              <Time data-long={longOf(time)} style={{ '--chars': time.length }}>
                <LeadText value={time} />
              </Time>
            )}
          </CountDown>
          <RingNote>{labels.toSettlement}</RingNote>
        </TickRing>
        <Result>
          <LeadFigure
            isFitted
            size="headline"
            signed
            value={view?.result}
            scale={resultDecimals}
            unit={unit || undefined}
            tone={directionOf(formatSigned(view?.result, resultDecimals))}
            isStale={view?.isStale}
          />
        </Result>
        <Note>{labels.ifNow}</Note>
      </Middle>
      <OptionTrack
        points={view?.points}
        open={open}
        price={view?.price}
        difference={view?.difference}
        decimals={decimals}
        from={from}
        to={to}
        labels={labels}
        isStale={view?.isStale}
      />
      {children}
    </Whole>
  );
}
