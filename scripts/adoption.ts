/** How far the screens are made of the kit: `npm run adoption`. Ends with 1 where they go away from it (lib/adoption/limits.json). */
import { ROUTES } from '../src/domain/routes.ts';
import limits from './lib/adoption/limits.json' with { type: 'json' };
import { adoptionFaults, readWaiting, waitingFaults } from './lib/adoption/limits.ts';
import { readAdoption } from './lib/adoption/report.ts';

const adoption = await readAdoption();

console.table({
  ...Object.fromEntries(adoption.screens.map(({ title, path, ...count }) => [`${title} (${path})`, count])),
  'The shell of the app': adoption.shell,
  'All, each file once': adoption.all,
});
console.log(`pieces styled by screens ${adoption.pieces}`);
for (const [what, { count, unused }] of Object.entries({ components: adoption.components, tokens: adoption.tokens }))
  console.log(`${what} that no screen uses yet ${unused.length}/${count}: ${unused.join(', ') || 'none'}`);

const waiting = waitingFaults(readWaiting(), adoption.components.unused, ROUTES);
const faults = [...adoptionFaults(adoption, limits), ...waiting];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
