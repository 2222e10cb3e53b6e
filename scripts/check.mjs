/** What a machine can say without running the product: style, types, edges, tokens, words, what the screens are made of. */
import { runSteps } from './lib/steps.mjs';

const CRUISE = '--import ./scripts/lib/swc-tsx.mjs node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const ROOMS = 'src stories tests scripts .storybook --config .dependency-cruiser.cjs';

await runSteps([
  ['style', 'npx biome check --error-on-warnings'],
  ['types', 'npx tsc --noEmit -p .'],
  ['edges', `node ${CRUISE} ${ROOMS}`],
  ['unused', 'npx knip --no-progress'],
  ['tokens', 'npm run -s tokens:check'],
  ['adoption', 'npm run -s adoption'],
  ['words', 'npx vitest run --project unit tests/unit/words.test.ts tests/unit/word-types.test.ts'],
  ['planted bugs', 'node scripts/simulate-mutate.mjs --apply'],
]);
