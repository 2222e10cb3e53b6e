/** Everything that CI runs. It brings its own browser; the unit tests bring a PostgreSQL where they can. */
import { provideBrowser } from './lib/browser.mjs';
import { outlook } from './lib/projection.mjs';
import { runSteps } from './lib/steps.mjs';

/** Minutes that it may take on two idle cores. */
const BARS = { simulator: 4, all: 35 };

const SIMULATOR = 'node scripts/simulate.mjs --test --users 4';

console.log(provideBrowser());
await runSteps(
  [
    ['check', 'npm run -s check'],
    ['unit', 'npm run -s test:unit'],
    ['exchange', 'npm run -s test:exchange'],
    ['simulator', `${SIMULATOR} --hours 2`],
    ['simulator on PostgreSQL', `${SIMULATOR} --store postgres --hours 1`],
    ['build', 'npm run -s build'],
    ['conformance', 'npm run -s test:conformance'],
    ['kit as a package', 'npm run -s test:package'],
    ['generators', 'npm run -s test:generators'],
    ['bundle size', 'npm run -s bench:bundle'],
    ['storybook build', 'npm run -s storybook:build'],
    ['access', 'npm run -s test:access'],
    ['bad input', 'npm run -s test:robust'],
    ['pages of components', 'npm run -s test:docs'],
    // Plays each story, looks at its access and takes its pictures, in one load.
    ['stories', 'npm run -s visual'],
    ['loki', 'npm run -s visual:loki'],
    ['journeys', 'npm run -s journeys'],
    ['coverage', 'npm run -s coverage'],
  ],
  BARS,
  outlook,
);
