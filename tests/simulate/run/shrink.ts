import type { Outcome } from './outcome.ts';
import type { Step } from './plan.ts';

/** How long the search for a shorter run may take. */
export interface ShrinkLimits {
  /** Real time: no run begins after it. */
  readonly minutes: number;
  /** Runs; as many as the time allows without it. */
  readonly runs?: number | undefined;
}

/**
 * Leaves out steps as long as the run still breaks the same rule: halves first, then smaller parts, then single ones.
 * Gives the shortest run that was found.
 */
export async function shrink(
  failed: Outcome,
  run: (steps: readonly Step[]) => Promise<Outcome>,
  { minutes, runs: most = Number.POSITIVE_INFINITY }: ShrinkLimits,
): Promise<Outcome> {
  const { violation } = failed;
  if (!violation) return failed;
  let best = failed;
  let runs = 0;
  const end = process.hrtime.bigint() + BigInt(Math.round(minutes * 60_000)) * 1_000_000n;
  const attempt = async (steps: readonly Step[]): Promise<boolean> => {
    runs += 1;
    const outcome = await run(steps);
    if (outcome.violation?.rule !== violation.rule) return false;
    best = outcome;
    return true;
  };
  await attempt(failed.steps.slice(0, violation.step + 1));
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.steps.length && runs < most && process.hrtime.bigint() < end; ) {
      const without = [...best.steps.slice(0, from), ...best.steps.slice(from + size)];
      if (!(await attempt(without))) from += size;
    }
  }
  return best;
}
