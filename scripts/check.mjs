/** What a machine can say without running the product: style, types, edges, tokens, words, what the screens are made of. */
import { run, runSteps } from './lib/steps.mjs';

await runSteps([
  ['style', () => run('npx', ['biome', 'check', '--error-on-warnings'])],
  ['types', () => run('npx', ['tsc', '--noEmit', '-p', '.'])],
  [
    'edges',
    () =>
      run('node', [
        '--import',
        './scripts/lib/swc-tsx.mjs',
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        ...['src', 'stories', 'tests', 'scripts', '.storybook'],
        '--config',
        '.dependency-cruiser.cjs',
      ]),
  ],
  ['unused', () => run('npx', ['knip', '--exclude', 'types', '--no-progress'])],
  ['tokens', () => run('npm', ['run', '-s', 'tokens:check'])],
  ['adoption', () => run('npm', ['run', '-s', 'adoption'])],
  ['words', () => run('node', ['scripts/words.mjs'])],
  ['planted bugs', () => run('node', ['scripts/simulate-mutate.mjs', '--apply'])],
  ['workflows', () => run('npm', ['run', '-s', 'workflows:check'])],
]);
