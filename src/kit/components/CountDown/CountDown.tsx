import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EMPTY, formatCount } from '../../../domain/number.ts';
import { formatCountdown } from '../../../domain/time.ts';
import { useAnnouncedChange } from '../../announce/index.ts';
import { longOf } from '../../figure-text.ts';
import { Clock } from './CountDown.styles.ts';
import { spokenStep } from './seconds.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountDownProps {
  /** The instant it runs to, in milliseconds since 1970; null while it is not known. */
  readonly to: number | null | undefined;
  /** Name of the clock for screen readers: 'Time to settlement'. */
  readonly label: string;
  /** `clock` is m:ss, h:mm:ss and days; `seconds` a bare number that stands in a sentence. @default 'clock' */
  readonly format?: 'clock' | 'seconds';
  /** Milliseconds since 1970 by the server's clock. @default Date.now */
  readonly now?: () => number;
  /** Called once for each `to`, when nothing is left; at once where it lies in the past. */
  readonly onEnd?: () => void;
  /** Draws the text of the time left, as in the middle of a ring. @default the text in the font of its place */
  readonly children?: (time: string) => ReactNode;
}

/** What is spoken last; it keeps its text until the next step, so that nothing speaks each second. */
function useSpoken(left: number | null, text: string): string {
  const step = left === null ? '' : spokenStep(left);
  const [spoken, setSpoken] = useState({ step, text: '' });
  // The first text is read where the clock stands; only changes are announced.
  if (spoken.step !== step) setSpoken({ step, text });
  return spoken.text;
}

/**
 * The time left until an instant. Spoken at the minutes, the last tens of seconds and every five at the end. Not for a
 * time that has passed: that is RelativeTime.
 */
export function CountDown({ to, label, format = 'clock', now, onEnd, children }: CountDownProps) {
  const left = useSecondsLeft(to, now);
  const isOver = left === 0;
  const ended = useRef<number | null>(null);
  useEffect(() => {
    if (!isOver || typeof to !== 'number' || ended.current === to) return;
    ended.current = to;
    onEnd?.();
  }, [isOver, to, onEnd]);
  const clock = () => formatCountdown((left ?? 0) * 1000, document.documentElement.lang || 'en');
  const time = left === null ? EMPTY : format === 'seconds' ? formatCount(left) : clock();
  const spoken = useSpoken(left, time);
  useAnnouncedChange(spoken && `${label} ${spoken}`);
  return (
    <Clock role="timer" aria-label={label} data-long={longOf(time)}>
      {children ? children(time) : time}
    </Clock>
  );
}
