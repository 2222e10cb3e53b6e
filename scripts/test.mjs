/** Everything that CI runs. It brings its own browser; the unit tests bring a PostgreSQL where they can. */
import { provideBrowser } from './lib/browser.mjs';
import { outlook } from './lib/projection.mjs';
import { run, runSteps } from './lib/steps.mjs';

/** Minutes that it may take on two idle cores. */
const BARS = { simulator: 4, all: 35 };

let env = {};
const npm = (script) => () => run('npm', ['run', '-s', script], env);
const simulator =
  (...options) =>
  () =>
    run('node', ['scripts/simulate.mjs', '--test', '--users', '4', ...options], env);

await runSteps(
  [
    [
      'browser',
      async () => {
        env = { CHROME_PATH: provideBrowser() };
        console.log(env.CHROME_PATH);
        return 0;
      },
    ],
    ['check', npm('check')],
    ['unit', npm('test:unit')],
    ['exchange', npm('test:exchange')],
    ['simulator', simulator('--hours', '2')],
    ['simulator on PostgreSQL', simulator('--store', 'postgres', '--hours', '1')],
    ['build', npm('build')],
    ['conformance', npm('test:conformance')],
    ['kit as a package', npm('test:package')],
    ['generators', npm('test:generators')],
    ['bundle size', npm('bench:bundle')],
    ['storybook build', npm('storybook:build')],
    ['access', npm('test:access')],
    ['bad input', npm('test:robust')],
    ['pages of components', npm('test:docs')],
    // Plays each story, looks at its access and takes its pictures, in one load.
    ['stories', npm('visual')],
    ['loki', npm('visual:loki')],
    ['journeys', npm('journeys')],
    ['coverage', npm('coverage')],
  ],
  BARS,
  outlook,
);
