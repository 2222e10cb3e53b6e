import type { Session } from '../../assets/calendar/session.ts';
import { HOUR, hkDayStart, MINUTE } from '../candles/periods.ts';

/** The part of an hour that trades. */
export interface OpenHour {
  /** 0 to 23, counted from the start of the UTC+8 day. */
  readonly hour: number;
  /** Open minutes of the hour: from, and up to but without. */
  readonly from: number;
  readonly to: number;
  /** Whether a session begins in it, with a night or a weekend behind it. */
  readonly isOpening: boolean;
  /** How lively it is, 1 on average. */
  readonly activity: number;
}

/** When an instrument trades on a UTC+8 day. */
export interface DayPlan {
  readonly hours: readonly OpenHour[];
  /** Share of an ordinary full day's movement and volume. */
  readonly movement: number;
  readonly volume: number;
  /** Movement that lies before the first trade of the day. */
  readonly firstJump: number;
}

/** Share of a stock's daily movement that comes over night, and minutes of a session. */
export const NIGHT = 0.25;
const SESSION_MINUTES = 390;

const ROUND_THE_CLOCK = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  from: 0,
  to: 60,
  isOpening: false,
  // Liveliest about 14:00 UTC, when Europe and America are both awake: the 22nd hour of a UTC+8 day.
  activity: 1 + 0.32 * Math.cos(((hour - 22) / 24) * 2 * Math.PI),
}));
const FULL_DAY: DayPlan = { hours: ROUND_THE_CLOCK, movement: 1, volume: 1, firstJump: 0 };

const plans = new Map<number, DayPlan>();

/** The plan of a UTC+8 day. */
export function dayPlan(session: Session, day: number): DayPlan {
  if (session.isAlwaysOpen) return FULL_DAY;
  const found = plans.get(day);
  if (found) return found;
  const plan = planSessions(session, day);
  plans.set(day, plan);
  return plan;
}

function planSessions(session: Session, day: number): DayPlan {
  const hours: OpenHour[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const start = (hkDayStart(day) + hour * HOUR) * 1000;
    const end = start + HOUR * 1000;
    const [span] = session.spans(start, end);
    if (!span) continue;
    const minuteAt = (time: number) => (Math.min(Math.max(time, start), end) - start) / (MINUTE * 1000);
    const isOpening = span.open >= start;
    // The first and the last hour of a session are the liveliest.
    const activity = isOpening || span.close <= end ? 1.6 : 0.85;
    hours.push({ hour, from: minuteAt(span.open), to: minuteAt(span.close), isOpening, activity });
  }
  const volume = hours.reduce((sum, { from, to }) => sum + to - from, 0) / SESSION_MINUTES;
  const openings = hours.filter((hour) => hour.isOpening).length;
  return {
    hours,
    volume,
    movement: volume * (1 - NIGHT) + openings * NIGHT,
    firstJump: hours[0]?.isOpening ? NIGHT : 0,
  };
}
