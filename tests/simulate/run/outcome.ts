import type { Step } from './plan.ts';
import type { Recorded } from './trace.ts';

/** A rule that did not hold. */
export interface Violation {
  readonly rule: string;
  readonly detail: string;
  /** Index of the step at which it was seen. */
  readonly step: number;
}

/** What a run did and found. */
export interface Outcome {
  readonly seed: string;
  readonly steps: readonly Step[];
  readonly violation: Violation | null;
  /** SHA-256 of everything that was asked, answered and published. */
  readonly digest: string;
  readonly counts: Readonly<Record<string, number>>;
  /** The last lines of the trace. */
  readonly tail: readonly string[];
  readonly record: Recorded;
}

/** Ends a run at a rule that does not hold. */
export class Violated extends Error {
  override readonly name = 'Violated';
  readonly rule: string;
  readonly detail: string;

  constructor(rule: string, detail: unknown) {
    super(rule);
    this.rule = rule;
    this.detail = typeof detail === 'string' ? detail : JSON.stringify(detail);
  }
}
