import type { InstrumentType } from '../instrument.ts';
import { isHoliday } from './holidays.ts';
import { type TradingDay, tradingDay, tradingDayAt } from './new-york.ts';

/** When an instrument trades. Times in unix ms. */
export interface Session {
  readonly isAlwaysOpen: boolean;
  isOpen(time: number): boolean;
  /** Whether the day of a moment is a holiday of the exchange's calendar. */
  isHoliday(time: number): boolean;
  /** The next opening or closing after a moment; null where there is none. */
  nextChange(time: number): number | null;
  /** The stretches of trading that reach into [from, to), whole, in order; of long spans those of the first days only. */
  spans(from: number, to: number): readonly TradingDay[];
}

const EVER = [{ open: Number.NEGATIVE_INFINITY, close: Number.POSITIVE_INFINITY }];
const ALWAYS: Session = {
  isAlwaysOpen: true,
  isOpen: () => true,
  isHoliday: () => false,
  nextChange: () => null,
  spans: () => EVER,
};

/** More than any gap between two sessions, in days. */
const LONGEST_LOOK = 8;

/** Weekdays 09:30 to 16:00 in New York (readings G21), without its holidays. */
const STOCKS: Session = {
  isAlwaysOpen: false,
  isOpen(time) {
    const hours = tradingDay(tradingDayAt(time));
    return hours !== null && time >= hours.open && time < hours.close;
  },
  isHoliday: (time) => isHoliday(tradingDayAt(time)),
  nextChange(time) {
    for (let day = tradingDayAt(time); ; day += 1) {
      const hours = tradingDay(day);
      if (hours && time < hours.open) return hours.open;
      if (hours && time < hours.close) return hours.close;
    }
  },
  spans(from, to) {
    const first = tradingDayAt(from);
    const last = Math.min(tradingDayAt(to), first + LONGEST_LOOK);
    const found: TradingDay[] = [];
    for (let day = first; day <= last; day += 1) {
      const hours = tradingDay(day);
      if (hours && hours.open < to && hours.close > from) found.push(hours);
    }
    return found;
  },
};

/** The session of an instrument's type. */
export const sessionOf = (type: InstrumentType): Session => (type === 'stock' ? STOCKS : ALWAYS);
