import { useEffect, useState } from 'react';
import { formatDateTime, parseWireTime, relativeTime, type TimeInput } from '../../../domain/time.ts';
import { Moment } from '../TimeText/TimeText.styles.ts';

const MINUTE = 60_000;

export interface RelativeTimeProps {
  /** A time of the wire: seconds, milliseconds or 'Y-m-d H:i:s' in UTC. */
  readonly value: TimeInput;
  /** Language of the app. */
  readonly lang: Parameters<typeof relativeTime>[1];
  /** Pattern of what is older than 30 days; false says months and years. @default 'yyyy-mm-dd' */
  readonly format?: string | false;
}

/** How long ago something was, in words that grow older by themselves; the exact time stands in the title. */
export function RelativeTime({ value, lang, format }: RelativeTimeProps) {
  const [, setMinute] = useState(0);
  const ms = parseWireTime(value);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE);
    return () => clearInterval(timer);
  }, [ms]);
  const words = relativeTime(ms, lang, format, Date.now());
  if (ms === null) return <Moment as="span">{relativeTime(null, lang)}</Moment>;
  return (
    <Moment dateTime={new Date(ms).toISOString()} title={formatDateTime(ms)}>
      {words}
    </Moment>
  );
}
