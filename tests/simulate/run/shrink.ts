import type { Outcome } from './outcome.ts';
import type { Step } from './plan.ts';

/** How many runs the search for a shorter one may take, and how much real time: no run begins after it. */
const MOST_RUNS = 60;
const MOST_NS = 180_000_000_000n;

/**
 * Leaves out steps as long as the run still breaks the same rule: halves first, then smaller parts, then single ones.
 * Gives the shortest run that was found.
 */
export async function shrink(failed: Outcome, run: (steps: readonly Step[]) => Promise<Outcome>): Promise<Outcome> {
  const { violation } = failed;
  if (!violation) return failed;
  let best = failed;
  let runs = 0;
  const end = process.hrtime.bigint() + MOST_NS;
  const attempt = async (steps: readonly Step[]): Promise<boolean> => {
    runs += 1;
    const outcome = await run(steps);
    if (outcome.violation?.rule !== violation.rule) return false;
    best = outcome;
    return true;
  };
  await attempt(failed.steps.slice(0, violation.step + 1));
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.steps.length && runs < MOST_RUNS && process.hrtime.bigint() < end; ) {
      const without = [...best.steps.slice(0, from), ...best.steps.slice(from + size)];
      if (!(await attempt(without))) from += size;
    }
  }
  return best;
}
