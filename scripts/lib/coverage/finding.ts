/** One line of the coverage: what counts, and what is wrong with it. */
export interface Finding {
  readonly line: string;
  /** Named below the line; they fail the run. */
  readonly faults: readonly string[];
  /** Named below the line; they are only told. */
  readonly notes?: readonly string[];
}
