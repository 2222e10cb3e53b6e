/** Calls something off that was planned. */
export type Cancel = () => void;

/** What a recurring run is told. */
export interface Beat {
  /**
   * True where a driven clock passes over a stretch of time: the run happens once at each moment at which the clock
   * stops, instead of once each interval.
   */
  readonly isPassing: boolean;
}

/** What a recurring run may say about the time ahead of it. */
export interface Foresight {
  /**
   * The first moment in (now, until] at which something happens here by itself, unix ms; null where nothing does.
   * A driven clock stops there too.
   */
  next(until: number): number | null;
}

/**
 * Runs work in the exchange's time. A run may be async; one that throws is logged, and harms no other. It is memory only:
 * what must survive a restart is a task in the store.
 */
export interface Scheduler {
  /** Whether a driven clock passes over time: its moment is there before all that recurs has been brought to it. */
  readonly isPassing: boolean;
  /** Runs once, when the exchange's time reaches `moment` (unix ms). */
  at(moment: number, run: () => unknown): Cancel;
  /** Runs again and again, `ms` apart. Runs of one name never overlap: one that takes longer swallows the next. */
  every(ms: number, name: string, run: (beat: Beat) => unknown, foresight?: Foresight): Cancel;
}
