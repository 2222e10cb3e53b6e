import { INSTRUMENTS } from '../../../src/exchange/assets/instruments.ts';
import type { SimulatedProduct } from '../product.ts';
import { PRODUCTS } from '../products/index.ts';
import type { OpenDatabase } from '../world/database.ts';
import { Machine } from '../world/machine.ts';
import { chanceOf } from '../world/random.ts';
import { type Outcome, Violated, type Violation } from './outcome.ts';
import { type PlanOptions, type Step, SYMBOLS } from './plan.ts';
import { Simulation } from './simulation.ts';
import { Trace } from './trace.ts';

export interface RunOptions extends PlanOptions {
  readonly steps: readonly Step[];
  /** Gives an empty database. */
  readonly open: OpenDatabase;
  readonly products?: readonly SimulatedProduct[];
  /** Prints the trace while it runs. */
  readonly isLoud?: boolean;
  /** Keeps the whole trace, to be compared with another. */
  readonly isKept?: boolean;
}

/** A run begins within these four weeks. */
const FIRST_START = Date.UTC(2026, 10, 2);
const START_SPAN_MS = 28 * 86_400_000;

/** Runs the steps of a plan against the exchange. The same options give the same outcome. */
export async function simulate({
  seed,
  steps,
  users,
  open,
  products = PRODUCTS,
  isLoud,
  isKept,
}: RunOptions): Promise<Outcome> {
  const chance = chanceOf(seed);
  const machine = new Machine(FIRST_START + chance.whole(0, START_SPAN_MS), chance.fork('machine'));
  const trace = new Trace(isLoud, isKept);
  const instruments = INSTRUMENTS.filter(({ symbol }) => SYMBOLS.includes(symbol));
  let violation: Violation | null = null;
  let at = -1;
  let counts: Outcome['counts'] = {};
  // The store too has timers of its own, from its opening on.
  const restore = machine.install();
  try {
    const database = await open(machine, chance.fork('store'));
    machine.dropTimers();
    assertNoTimers();
    const environment = {
      machine,
      database,
      instruments,
      seed,
      products: Object.fromEntries(products.flatMap(({ spec }) => (spec ? [[spec.name, spec]] : []))),
    };
    const simulation = new Simulation(environment, trace, products, users);
    counts = simulation.counts;
    const stopHearing = simulation.hearStray();
    try {
      await simulation.begin();
      for (const [index, step] of steps.entries()) {
        at = index;
        trace.step();
        await simulation.take(step);
      }
      at = steps.length;
      trace.step();
      await simulation.finish();
    } catch (error) {
      violation = asViolation(error, at);
      trace.write(`violated: ${violation.rule} ${violation.detail}`);
    } finally {
      await simulation.abandon();
      stopHearing();
      await database.close();
    }
  } finally {
    machine.dropTimers();
    restore();
  }
  return { seed, steps, violation, digest: trace.digest(), counts, tail: trace.tail, record: trace.record };
}

/** A real timer would strike whenever the machine's speed has it. */
function assertNoTimers(): void {
  const names = process.getActiveResourcesInfo().filter((name) => name === 'Timeout');
  if (names.length > 0) throw new Error(`${names.length} real timers are set while the machine is simulated`);
}

function asViolation(error: unknown, step: number): Violation {
  if (error instanceof Violated) return { rule: error.rule, detail: error.detail, step };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { rule: `the exchange goes on: ${error instanceof Error ? error.message : text}`, detail: text, step };
}
