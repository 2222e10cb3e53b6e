import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/**
 * How much of what the specification asks for stands: `{ screens, calls }`, each `{ built, all }`. The tests are as complete as what
 * they test (`npm run -s coverage`), so that seconds a screen and seconds a call today are those of the coming ones.
 */
export function progress() {
  const routes = JSON.parse(read('docs/spec/routes.json'));
  const endpoints = JSON.parse(read('docs/spec/endpoints.json'));
  const folder = new URL('../../src/contract/calls/', import.meta.url);
  const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  return {
    screens: { built: read('src/domain/routes.ts').match(/\bstates: \[/g).length, all: routes.length },
    calls: { built: endpoints.filter(({ path }) => calls.includes(`'${path}'`)).length, all: endpoints.length },
  };
}

/**
 * What makes a step longer, and what part of its seconds that is, 0 to 1. A step that is not named goes through the kit, the tools or a
 * fixed time, and stays as it is. Of the conformance test the calls' own cases are 52 s of 405 s of its files; the rest kills, restores and speaks HTX.
 */
const GROWTH = {
  check: { with: 'screens', part: 1 },
  unit: { with: 'screens', part: 1 },
  build: { with: 'screens', part: 1 },
  'bundle size': { with: 'screens', part: 1 },
  'storybook build': { with: 'screens', part: 1 },
  stories: { with: 'screens', part: 'shareOfScreens' },
  journeys: { with: 'screens', part: 1 },
  coverage: { with: 'screens', part: 1 },
  exchange: { with: 'calls', part: 1 },
  conformance: { with: 'calls', part: 0.13 },
};

/**
 * Seconds of all steps when every screen is built, of their seconds today.
 * @param {ReadonlyMap<string, number>} seconds by step
 * @param {ReturnType<typeof progress>} done
 * @param {number} shareOfScreens what part of `stories` goes to stories of screens, 0 to 1
 */
export const projected = (seconds, done, shareOfScreens) =>
  [...seconds].reduce((sum, [step, took]) => {
    const growth = GROWTH[step];
    if (!growth) return sum + took;
    const { built, all } = done[growth.with];
    const part = growth.part === 'shareOfScreens' ? shareOfScreens : growth.part;
    return sum + took * (1 - part + (part * all) / built);
  }, 0);

/** The steps that go through every story. */
const OF_STORIES = ['stories', 'access', 'bad input'];
/** What visual-tests/run.mjs has measured of the stories. */
const MEASURED = new URL('../../visual-tests/report/seconds.json', import.meta.url);
const BARS = { story: 0.9, minutes: 52 };
const against = (value, bar) => `the bar of ${bar} is ${value <= bar ? 'met' : 'NOT MET'}`;

/** What the seconds of a whole run mean: a story, and all of it once every screen is built. */
export function outlook(seconds) {
  if (!existsSync(MEASURED)) return [];
  const { stories, shareOfScreens } = JSON.parse(readFileSync(MEASURED, 'utf8'));
  const done = progress();
  const aStory = OF_STORIES.reduce((sum, step) => sum + (seconds.get(step) ?? 0), 0) / stories;
  const minutes = projected(seconds, done, shareOfScreens) / 60;
  return [
    `${stories} stories: ${aStory.toFixed(2)} s a story for ${OF_STORIES.join(', ')}; ${against(aStory, BARS.story)}`,
    `With all ${done.screens.all} screens (${done.screens.built} today) about ${minutes.toFixed(1)} min; ${against(minutes, BARS.minutes)}`,
  ];
}
