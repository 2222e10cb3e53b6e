import { readFile } from 'node:fs/promises';
import { ROUTES } from '../../../src/domain/routes.ts';
import type { StoryFile } from '../story-files.ts';
import type { Finding } from './finding.ts';

const FOLDER = 'stories/screens';

/** A route counts when its screen is built and has a story for every state that its row names. */
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
  const missing = states.filter((state) => !group.stories.has(state));
  return missing.map((state) => `${path} lacks the state ${state} in ${group.path}`);
}
