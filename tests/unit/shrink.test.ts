import { expect, it, vi } from 'vitest';
import type { Outcome } from '../simulate/run/outcome.ts';
import type { Step } from '../simulate/run/plan.ts';
import { shrink } from '../simulate/run/shrink.ts';

const RULE = 'the two must not meet';
/** The rule breaks where all of these are left. */
const NEEDED = [3, 58, 100, 149, 151, 203, 266, 311];
const LAST = 311;
const STEPS: readonly Step[] = Array.from({ length: 400 }, (_, ms) => ({ kind: 'pass', ms }));

/** A run that breaks the rule at the last of the steps that it needs. */
function outcomeOf(steps: readonly Step[]): Outcome {
  const has = (ms: number) => steps.some((step) => step.kind === 'pass' && step.ms === ms);
  const step = steps.findIndex((one) => one.kind === 'pass' && one.ms === LAST);
  const violation = NEEDED.every(has) ? { rule: RULE, detail: '', step } : null;
  return { seed: '1', steps, violation, digest: '', counts: {}, tail: [], record: { steps: [] } as never };
}

function shrunk(limits: Parameters<typeof shrink>[2]) {
  const run = vi.fn((steps: readonly Step[]) => Promise.resolve(outcomeOf(steps)));
  return shrink(outcomeOf(STEPS), run, limits).then(({ steps }) => ({ steps, runs: run.mock.calls.length }));
}

it('looks as long as its time allows, until no step can be left out', async () => {
  const { steps, runs } = await shrunk({ minutes: 10 });
  expect(steps).toEqual(NEEDED.map((ms) => ({ kind: 'pass', ms })));
  expect(runs).toBeGreaterThan(60);
});

it('is bounded in runs where that is asked for', async () => {
  const { steps, runs } = await shrunk({ minutes: 10, runs: 20 });
  expect(runs).toBe(20);
  expect(outcomeOf(steps).violation?.rule).toBe(RULE);
});

it('begins no run after its time, but for the one that ends at the failure', async () => {
  const { steps, runs } = await shrunk({ minutes: 0 });
  expect([runs, steps.length]).toEqual([1, LAST + 1]);
});
