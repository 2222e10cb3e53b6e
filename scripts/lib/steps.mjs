import { spawn } from 'node:child_process';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
/** "; the bar of 4 min is met", or nothing where there is no bar. */
const against = (ms, bar) =>
  bar === undefined ? '' : `; the bar of ${bar} min is ${ms <= bar * 60_000 ? 'met' : 'NOT MET'}`;

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs named steps one after the other and says how long each took. Goes on after a failure, so that one run
 * tells everything. Ends the process with 1 where a step failed. Bars of time are told as met or not and fail nothing: they
 * are for two idle cores.
 * @param {readonly (readonly [name: string, work: () => Promise<number>])[]} steps
 * @param {{ readonly all?: number, readonly [step: string]: number }} [minutes] bars of steps by name, and of all of them
 * @param {(seconds: ReadonlyMap<string, number>) => string[]} [conclude] lines about the seconds of all steps
 */
export async function runSteps(steps, minutes = {}, conclude = () => []) {
  const results = [];
  for (const [name, work] of steps) {
    console.log(`\n--- ${name}`);
    const start = performance.now();
    let code = 1;
    try {
      code = await work();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    results.push({ name, isGood: code === 0, took: performance.now() - start });
  }
  console.log('\nStep                      Result   Took');
  for (const { name, isGood, took } of results)
    console.log(`${name.padEnd(25)} ${isGood ? 'passed' : 'FAILED'}   ${seconds(took)}${against(took, minutes[name])}`);
  const failed = results.filter(({ isGood }) => !isGood).length;
  const total = results.reduce((sum, { took }) => sum + took, 0);
  console.log(`In all ${seconds(total)}${against(total, minutes.all)}`);
  for (const line of conclude(new Map(results.map(({ name, took }) => [name, took / 1000])))) console.log(line);
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
