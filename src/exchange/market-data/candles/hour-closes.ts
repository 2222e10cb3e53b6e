import { HOUR } from './periods.ts';

const HOURS = 24;

/** The last hourly closes of a symbol, for its sparkline: hours in which it traded. */
export class HourCloses {
  private hours: [hour: number, close: number][] = [];

  /** Adds closed hours in any order; one that is there already keeps its place. */
  add(hours: readonly (readonly [hour: number, close: number])[]): void {
    const all = new Map<number, number>([...this.hours, ...hours]);
    this.hours = [...all].sort((a, b) => a[0] - b[0]).slice(-HOURS);
  }

  /** Closes of the day since `begin` (unix seconds), oldest first, the last one being the price of now: none is outside of the day's figures. */
  since(begin: number, last: number): number[] {
    const ofDay = this.hours.slice(1 - HOURS).filter(([hour]) => hour + HOUR > begin);
    return [...ofDay.map(([, close]) => close), last];
  }
}
