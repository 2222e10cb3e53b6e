/** Every benchmark, one after the other, or those named: `npm run bench -- quotes`. Each prints its figures; most fail beyond their bars. */
import { demand, runSteps } from './lib/steps.mjs';

/** Files of tests/bench; half of them look at what is built. */
const BENCHES = 'bundle quotes/run worker idle orders futures ticks start fsync attack sockets paint'.split(' ');
const nameOf = (file) => file.split('/')[0];
const names = process.argv.slice(2);
const unknown = names.find((name) => !BENCHES.map(nameOf).includes(name));
demand(!unknown, `There is no benchmark "${unknown}": ${BENCHES.map(nameOf).join(', ')}`);
const chosen = BENCHES.filter((file) => names.length === 0 || names.includes(nameOf(file)));
const benches = chosen.map((file) => [nameOf(file), `npx tsx tests/bench/${file}.ts`]);
await runSteps([['build', 'npm run -s build'], ...benches]);
