import { join } from 'node:path';
import { filesIn, ROOT, textOf } from './files.mjs';
import { against } from './steps.mjs';

/**
 * How much of what the specification asks for stands: `{ screens, calls }`, each `{ built, all }`. The tests are as complete as what
 * they test (`npm run -s coverage`), so that seconds a screen and seconds a call today are those of the coming ones.
 */
export function progress() {
  const [endpoints, listed] = ['endpoints', 'routes'].map((name) => JSON.parse(textOf(`docs/spec/${name}.json`)));
  const folder = 'src/contract/calls';
  const calls = filesIn(join(ROOT, folder), /(?<!\.test)\.ts$/).map((name) => textOf(join(folder, name)));
  const built = endpoints.filter(({ path }) => calls.some((text) => text.includes(`'${path}'`))).length;
  const screens = textOf('src/domain/routes.ts').match(/\bstates: \[/g).length;
  return { screens: { built: screens, all: listed.length }, calls: { built, all: endpoints.length } };
}

const WHOLLY = Object.fromEntries(['build', 'bundle size', 'journeys', 'coverage'].map((step) => [step, 1]));
/** What part of a step's seconds grows with the screens: 11 of 100 lines that `check` reads, and their words; 10 s of 107 of the unit tests; 292 of 1175 stories; the edges, 80 s of 187 of the access tests. */
const WITH_SCREENS = { ...WHOLLY, check: 0.2, unit: 0.2, 'storybook build': 0.25, access: 0.43 };
/** And with the calls: the exchange's tests of products, accounts and calls, 37 s of 100, and the conformance test's own cases, 52 s of 405. */
const WITH_CALLS = { exchange: 0.38, conformance: 0.13 };

/**
 * Seconds of all steps when every screen is built, of their seconds today, by step. A step that nothing here names goes through the kit,
 * the tools or a fixed time, and stays as it is. `shareOfScreens` is what part of `stories` goes to stories of screens, 0 to 1.
 */
export function projected(seconds, { screens, calls }, shareOfScreens) {
  const added = (part = 0, { built, all }) => part * (all / built - 1);
  const growthOf = (step) =>
    1 + added({ ...WITH_SCREENS, stories: shareOfScreens }[step], screens) + added(WITH_CALLS[step], calls);
  return [...seconds].reduce((sum, [step, took]) => sum + took * growthOf(step), 0);
}

/** The steps that go through every story. */
const OF_STORIES = ['stories', 'access', 'bad input'];
/** A story of a screen takes as long as so many others: 190 s of 465 s went to 278 of 1153. */
const WEIGHT_OF_SCREENS = 2.2;
const BARS = { story: 0.9, minutes: 52 };

/** What the seconds of a whole run mean: a story, and all of it once every screen is built. */
export function outlook(seconds) {
  const built = textOf('storybook-static/index.json');
  if (!built) return [];
  const stories = Object.values(JSON.parse(built).entries).filter(({ type }) => type === 'story');
  const screens = stories.filter(({ title }) => title.startsWith('Screens/')).length;
  const share = (screens * WEIGHT_OF_SCREENS) / (stories.length + screens * (WEIGHT_OF_SCREENS - 1));
  const done = progress();
  const aStory = OF_STORIES.reduce((sum, step) => sum + (seconds.get(step) ?? 0), 0) / stories.length;
  const minutes = projected(seconds, done, share) / 60;
  return [
    `${stories.length} stories: ${aStory.toFixed(2)} s a story for ${OF_STORIES.join(', ')}${against(aStory, BARS.story, 's')}`,
    `With all ${done.screens.all} screens (${done.screens.built} today) about ${minutes.toFixed(1)} min${against(minutes, BARS.minutes)}`,
  ];
}
