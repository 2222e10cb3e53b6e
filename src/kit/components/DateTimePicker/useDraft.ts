import { useRef, useState } from 'react';
import { parseWireTime } from '../../../domain/time.ts';
import { labelsOf } from './labels.ts';
import { rangeOf, within } from './range.ts';
import type { DateTimePickerProps } from './types.ts';
import { useWheels } from './useWheels.ts';
import { fixedOffset, MINUTE_MS, offsetAt, wheelTimeOf } from './zone.ts';

const MINUTE_STEPS = [1, 5, 10, 15, 30] as const;

/** The time on the wheels: each opening begins at the value and forgets what was not confirmed. */
export function useDraft(props: DateTimePickerProps) {
  const { open, value, min, max } = props;
  const utcOffset = fixedOffset(props.utcOffset);
  const minuteStep = MINUTE_STEPS.find((step) => step === props.minuteStep) ?? 1;
  const lang = props.lang ?? document.documentElement.lang;
  const [labels, setLabels] = useState(() => ({ lang, words: labelsOf(lang) }));
  if (labels.lang !== lang) setLabels({ lang, words: labelsOf(lang) });

  const [opening, setOpening] = useState(() => ({ open, now: Date.now() }));
  const [draft, setDraft] = useState<number>();
  if (opening.open !== open) {
    setOpening({ open, now: open ? Date.now() : opening.now });
    if (open) setDraft(undefined);
  }
  const { now } = opening;
  const range = rangeOf(min, max, now);
  const start = parseWireTime(value) ?? now;
  const ms = draft ?? within(start, range, minuteStep * MINUTE_MS, offsetAt(start, utcOffset) * MINUTE_MS);
  const today = wheelTimeOf(now, utcOffset).day;
  const wheels = useWheels(ms, { range, labels: labels.words, today, minuteStep, utcOffset });

  const latest = useRef(wheels);
  latest.current = wheels;
  // Stable, so that turning one wheel draws the others only where their rows change.
  const [turn] = useState(() => ({
    day: (day: number) => setDraft(latest.current.turned({ day })),
    hour: (hour: number) => setDraft(latest.current.turned({ hour })),
    minute: (minute: number) => setDraft(latest.current.turned({ minute })),
  }));
  return { ...wheels, ms, range, words: labels.words, turn, minuteStep, utcOffset };
}
