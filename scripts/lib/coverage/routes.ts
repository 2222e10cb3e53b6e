import { readFile } from 'node:fs/promises';
import { BUILT_SCREENS } from '../../../src/app/routes.ts';
import { ROUTE_STATES } from '../route-states.mjs';
import type { Finding } from './finding.ts';
import type { StoryFile } from './story-files.ts';

interface States {
  readonly title: string;
  readonly states: readonly string[];
}

/** A route counts when its screen is built and has a story for every state that screens.md gives it. */
export async function routesBuilt(stories: readonly StoryFile[]): Promise<Finding> {
  const routes = JSON.parse(await readFile('docs/spec/routes.json', 'utf8')) as { path: string }[];
  const built = Object.keys(BUILT_SCREENS);
  const faults = new Map(built.map((path) => [path, faultsOf(path, stories)]));
  const unknown = [...built, ...Object.keys(ROUTE_STATES)].filter(
    (path) => !routes.some((route) => route.path === path),
  );
  const whole = routes.filter(({ path }) => faults.get(path)?.length === 0);
  return {
    line: `routes built ${whole.length}/${routes.length}`,
    faults: [...unknown.map((path) => `${path} is no route of routes.json`), ...[...faults.values()].flat()],
  };
}

function faultsOf(path: string, stories: readonly StoryFile[]): string[] {
  const table: Readonly<Record<string, States>> = ROUTE_STATES;
  const asked = table[path];
  if (!asked) return [`${path} is built, and scripts/lib/route-states.mjs does not know its states`];
  const group = stories.find(({ title }) => title === asked.title);
  if (!group) return [`${path} has no story group "${asked.title}"`];
  const missing = asked.states.filter((state) => !group.stories.has(state));
  return missing.map((state) => `${path} lacks the state ${state} in ${group.path}`);
}
