import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './files.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
/** "; the bar of 4 min is met", or nothing where there is no bar. */
export const against = (value, bar, unit = 'min') =>
  bar === undefined ? '' : `; the bar of ${bar} ${unit} is ${value <= bar ? 'met' : 'NOT MET'}`;

/** Of what a step that failed has printed, as much as is told once more at the end. */
const RETOLD = 6000;

/** Runs a line of the shell with its output shown, in the folder of the project: whether it ended well, and what it printed last. */
async function heard(line) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const child = spawn(line, { cwd: ROOT, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const name of ['stdout', 'stderr'])
    child[name].on('data', (part) => {
      process[name].write(part);
      said = `${said}${part}`.slice(-RETOLD);
    });
  const [code] = await once(child, 'close');
  return { isGood: code === 0, said };
}

/** Ends the process with a sentence, and 2, unless something holds. */
export function demand(holds, sentence) {
  if (holds) return;
  console.error(sentence);
  process.exit(2);
}

/**
 * Runs named lines of the shell one after the other and says how long each took. Goes on after a failure, so that one run tells everything,
 * and what failed once more at its end, where somebody looks first. Ends the process with 1 where a step failed. Bars of time, in minutes by step and for `all`, are
 * told as met or not and fail nothing: they are for two idle cores. `conclude` has lines about the seconds of all steps.
 */
export async function runSteps(steps, minutes = {}, conclude = () => []) {
  const results = [];
  for (const [name, line] of steps) {
    console.log(`\n--- ${name}`);
    const start = performance.now();
    results.push({ name, ...(await heard(line)), took: performance.now() - start });
  }
  for (const { name, said } of results.filter(({ isGood }) => !isGood)) console.log(`\n--- ${name} failed:\n${said}`);
  console.log('\nStep                      Result   Took');
  for (const { name, isGood, took } of results)
    console.log(
      `${name.padEnd(25)} ${isGood ? 'passed' : 'FAILED'}   ${seconds(took)}${against(took / 60_000, minutes[name])}`,
    );
  const failed = results.filter(({ isGood }) => !isGood).length;
  const total = results.reduce((sum, { took }) => sum + took, 0);
  console.log(`In all ${seconds(total)}${against(total / 60_000, minutes.all)}`);
  for (const line of conclude(new Map(results.map(({ name, took }) => [name, took / 1000])))) console.log(line);
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
