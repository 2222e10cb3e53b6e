import { figureText } from '../../figure-text.ts';
import { CheckCircleIcon, WarningCircleIcon } from '../../icons.ts';
import { Ticks } from '../Ticks/index.ts';
import { Head, Label, Run, Track, Value } from './ProgressBar.styles.ts';
import { type Share, shareLength, sharePercent } from './share.ts';

export type ProgressState = 'running' | 'indeterminate' | 'done' | 'failed';

export interface ProgressBarProps {
  /** What goes on, and the name of the bar: 'Sold', 'Uploading the front side'. */
  readonly label: string;
  /** Share of the whole, 0 to 1, as decimal text or a number; null where it is not known. */
  readonly share?: Share;
  /** Stands at the end of the line and is read aloud; in `done` and `failed` it says so in words. @default the share in percent */
  readonly valueText?: string | null;
  /** `indeterminate` where nobody knows how long it takes. @default 'running' */
  readonly state?: ProgressState;
  /** Draws the line alone; label and value are still read aloud. @default false */
  readonly bare?: boolean;
}

const TICKS = 40;

/**
 * How much of something is done: sold, uploaded, mined. Not for a price in its range (RangeRuler), nor for time that
 * runs out (TickRing).
 */
export function ProgressBar({ label, share, valueText, state = 'running', bare }: ProgressBarProps) {
  const isOpen = state === 'indeterminate';
  const length = isOpen ? null : shareLength(share);
  const text = valueText ? figureText(valueText) : isOpen ? null : sharePercent(share);
  return (
    <div>
      {bare ? null : (
        <Head aria-hidden>
          <Label>{label}</Label>
          {text === null ? null : (
            <Value data-state={state}>
              {state === 'done' ? <CheckCircleIcon size={16} weight="fill" /> : null}
              {state === 'failed' ? <WarningCircleIcon size={16} weight="fill" /> : null}
              {text}
            </Value>
          )}
        </Head>
      )}
      <Track
        data-state={state}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={length === null ? undefined : Math.round(length * 100)}
        aria-valuetext={text ?? undefined}
      >
        <Ticks count={TICKS - 1} major={1} share={length ?? 0} />
        {isOpen ? (
          <Run>
            <Ticks count={TICKS - 1} major={1} share={1} />
          </Run>
        ) : null}
      </Track>
    </div>
  );
}
