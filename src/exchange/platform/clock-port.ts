/** The exchange's clock. Drivable in demo and tests; nothing in the exchange calls Date.now() itself. */
export interface Clock {
  /** Unix ms. */
  now(): number;
}
