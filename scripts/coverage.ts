/** What is built, counted from the code itself: `npm run -s coverage`. Ends with 1 where something built is not whole. */
import endpoints from '../docs/spec/endpoints.json' with { type: 'json' };
import type { CallSpec } from '../src/contract/define.ts';
import { type CallName, calls } from '../src/contract/table.ts';
import { ROUTES } from '../src/domain/routes.ts';
import { MENU } from '../src/exchange/app/seed/menu.ts';
import { cases } from '../tests/conformance/calls/cases/index.ts';
import { referenceBytes } from '../visual-tests/equal.mjs';
import { unshownStates } from '../visual-tests/shown.mjs';
import { readFacts } from './lib/component-facts/facts.ts';
import { componentStories, readStories } from './lib/story-files.mjs';
import { auditWords, LANGS } from './words/words.mjs';

let isWhole = true;
/** What counts; below it what is wrong, which fails the run, and what is only told. */
function tell(line: string, faults: readonly string[], notes: readonly string[] = []): void {
  console.log([line, ...[...faults, ...notes].map((text) => `  ${text}`)].join('\n'));
  isWhole &&= faults.length === 0;
}

const routes: Readonly<Record<string, { domain: string; states?: readonly string[] }>> = ROUTES;
const stories = readStories();
const pictures = new Map(referenceBytes());

function faultsOfScreen(path: string, domain: string, states: readonly string[]): string[] {
  const folder = `stories/screens/${domain}/`;
  const group = stories.find((file) => file.route === path && file.path.startsWith(folder));
  if (!group) return [`${path} has no stories in ${folder}`];
  const missing = states.filter((state) => !group.stories.has(state));
  const there = states.filter((state) => group.stories.has(state));
  return [
    ...missing.map((state) => `${path} lacks the state ${state} in ${group.path}`),
    ...unshownStates(group.title, there, pictures).map(({ state, as, mode }) => {
      const found = as ? `it looks as ${as} does in ${mode}` : 'it has none';
      return `${path} has no picture that shows the state ${state} of ${group.path}: ${found}`;
    }),
  ];
}

// A route counts when its screen is built and has a story for every state that its row names, with a picture of its own.
const built = Object.entries(routes).flatMap(([path, { domain, states }]) =>
  states ? [faultsOfScreen(path, domain, states)] : [],
);
const whole = built.filter((faults) => faults.length === 0);
tell(`routes built ${whole.length}/${Object.keys(routes).length}`, built.flat());

// A call is served when it stands in the table and does not answer 997; types hold each to a handler and to a case of the conformance test.
const table = Object.entries<CallSpec>(calls);
const serving = endpoints.map(({ method, path }) =>
  table.filter(([, spec]) => spec.path === path && (method === 'ANY' || spec.method === method)),
);
const isUnavailable = ([name]: readonly [string, CallSpec]) => cases[name as CallName].effect === 'unavailable';
const named = ([name, { method, path }]: readonly [string, CallSpec]) => `${method} ${path} (${name})`;
tell(
  `calls served ${serving.filter((some) => !some.every(isUnavailable)).length}/${endpoints.length}`,
  [],
  [
    ...table.filter((call) => !serving.flat().includes(call)).map((call) => `own: ${named(call)}`),
    ...table.filter(isUnavailable).map((call) => `not built yet: ${named(call)}`),
  ],
);

// A menu entry opens when the screen behind it is built; types hold it to a route.
/** Corners of built screens that show the "function under development" view all the same. */
const LATER = ['pages/transaction/index?mode=futures'];
const opening = MENU.filter(({ url }) => routes[url.split('?')[0] ?? '']?.states && !LATER.includes(url));
tell(
  `menu entries that open ${opening.length}/${MENU.length}`,
  [],
  [`${MENU.length - opening.length} lead to the under-development view`],
);

const { languages, keys, findings } = auditWords('locales', 'docs/glossary.md');
tell(`locales ${languages.length}/${LANGS.length}, keys ${keys}, missing ${findings.length}`, findings);

// A component of the kit counts when stories/kit has it as a story's component or renders it.
const components = Object.values(readFacts().parts).flatMap(({ exports }) => exports);
const texts = componentStories().map(({ text }) => text);
const isStory = (name: string) => new RegExp(`component: ${name}\\b|<${name}[\\s/>]`);
const bare = components.filter((name) => !texts.some((text) => isStory(name).test(text)));
tell(
  `kit components with stories ${components.length - bare.length}/${components.length}`,
  bare.map((name) => `the kit's ${name} has no story`),
);
if (!isWhole) process.exitCode = 1;
