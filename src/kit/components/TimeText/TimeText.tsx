import {
  formatDateTime,
  formatDay,
  formatDayHead,
  formatStamp,
  parseWireTime,
  type TimeInput,
} from '../../../domain/time.ts';
import { Moment } from './TimeText.styles.ts';

type Lang = Parameters<typeof formatDay>[1];

const LOOK = {
  day: formatDay,
  minutes: formatStamp,
  seconds: (value: TimeInput, lang: Lang) => formatStamp(value, lang, 'seconds'),
  clock: (value: TimeInput) => formatDateTime(value, { date: false }),
  time: (value: TimeInput) => formatDateTime(value, { date: false, time: 'minutes' }),
  head: (value: TimeInput, lang: Lang) => formatDayHead(value, lang),
};

export interface TimeTextProps {
  /** A time of the wire: seconds, milliseconds or 'Y-m-d H:i:s' in UTC. */
  readonly value: TimeInput;
  /** Language of the app. */
  readonly lang: Lang;
  /** `day` is '15 January 2026', `minutes` '20 Nov, 14:02', `seconds` '20 Nov, 14:02:11', `clock` '14:02:11', `time` '14:02', `head` 'Today' over a day's rows. @default 'minutes' */
  readonly look?: keyof typeof LOOK;
}

/** When something was, on the clock of this device and in the words of the language. */
export function TimeText({ value, lang, look = 'minutes' }: TimeTextProps) {
  const ms = parseWireTime(value);
  const words = (Object.hasOwn(LOOK, look) ? LOOK[look] : LOOK.minutes)(ms, lang);
  return ms === null ? (
    <Moment as="span">{words}</Moment>
  ) : (
    <Moment dateTime={new Date(ms).toISOString()}>{words}</Moment>
  );
}
