import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { ROUTES } from '../../../src/domain/routes.ts';
import { reasons } from '../../../visual-tests/equal.mjs';
import { REFERENCE } from '../../../visual-tests/files.mjs';
import { pictureFile } from '../../../visual-tests/stories.mjs';
import type { StoryFile } from '../story-files.ts';
import type { Finding } from './finding.ts';

const FOLDER = 'stories/screens';

/** A route counts when its screen is built and has a story for every state that its row names, with a picture of its own. */
export async function routesBuilt(stories: readonly StoryFile[]): Promise<Finding> {
  const routes = JSON.parse(await readFile('docs/spec/routes.json', 'utf8')) as { path: string }[];
  const built = Object.entries(ROUTES).flatMap(([path, row]) => ('states' in row ? [{ path, ...row }] : []));
  const faults = new Map(built.map(({ path, domain, states }) => [path, faultsOf(path, domain, states, stories)]));
  const unknown = built.filter(({ path }) => !routes.some((route) => route.path === path));
  const whole = routes.filter(({ path }) => faults.get(path)?.length === 0);
  return {
    line: `routes built ${whole.length}/${routes.length}`,
    faults: [...unknown.map(({ path }) => `${path} is no route of routes.json`), ...[...faults.values()].flat()],
  };
}

function faultsOf(path: string, domain: string, states: readonly string[], stories: readonly StoryFile[]): string[] {
  const folder = `${FOLDER}/${domain}/`;
  const group = stories.find((file) => file.route === path && file.path.startsWith(folder));
  if (!group) return [`${path} has no stories in ${folder}`];
  const lacking = states.filter((state) => !group.stories.has(state));
  const unseen = states.filter((state) => group.stories.has(state) && !isShown(group, state));
  return [
    ...lacking.map((state) => `${path} lacks the state ${state} in ${group.path}`),
    ...unseen.map((state) => `${path} has no picture that shows the state ${state} of ${group.path}`),
  ];
}

const why = reasons();

/** A state is shown by a picture that differs from that of Ready, or says why it does not. A screen without pictures has yet to get them. */
function isShown({ title }: StoryFile, state: string): boolean {
  const picture = (story: string) => pictureFile(title, storyNameFromExport(story), 'light');
  const bytesOf = (file: string) => (existsSync(join(REFERENCE, file)) ? readFileSync(join(REFERENCE, file)) : null);
  const [own, ready] = [bytesOf(picture(state)), bytesOf(picture('Ready'))];
  if (!own || !ready) return !ready;
  return state === 'Ready' || !ready.equals(own) || why.has(picture(state).replace('.light.webp', ''));
}
