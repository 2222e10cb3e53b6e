/** The exchange's clock. Drivable in demo and tests; nothing in the exchange calls Date.now() itself. */
export interface Clock {
  /** Unix ms. */
  now(): number;
}

/** A clock that demo and tests may move; nobody else is given one. */
export interface DrivableClock extends Clock {
  /** Ms ahead of where it would be had nobody moved it. */
  readonly ahead: number;
  /**
   * Moves on to a moment, unix ms: from due moment to due moment, each with the markets brought along and everything due
   * at it done. Resolves when it is there. Throws RangeError for a moment of the past.
   */
  advanceTo(moment: number): Promise<void>;
}
