import { dirname, posix } from 'node:path';
import memoize from 'lodash/memoize.js';
import { filesIn, hashOf, textOf } from '../../scripts/lib/files.mjs';
import { reach } from '../../scripts/lib/sets.mjs';
import { demand } from '../../scripts/lib/steps.mjs';
import { few } from '../stories.mjs';

/** Asks a screen for its module by its path, and so would reach every screen. */
const ROUTES = 'src/app/routes.ts';
const UNBUILT = 'src/app/routes/UnderDevelopment.tsx';
const STORIES = /\.stories\.tsx$/;
const PREVIEW = '.storybook/preview.tsx';
/** Pages beside the stories, which the stage names and no picture shows. */
const DOCS = /^stories\/docs\//;

const ROUTE = /'([\w/]+)':\s*\(\)\s*=>\s*import\('([^']+)'\)/g;
const SCREEN = /\bscreenMeta\(\s*'([\w/]+)'/g;

/**
 * Which modules a story reaches, of what storybook-static/modules.json tells (scripts/vite/story-modules.ts). `read(file)`
 * gives a file's text.
 */
export function createGraph({ modules }, read = textOf) {
  const named = [...read(ROUTES).matchAll(ROUTE)];
  const screens = new Map(named.map(([, name, path]) => [name, posix.join(dirname(ROUTES), path)]));
  const edgesOf = (name) => {
    const { imports, lazy } = modules[name] ?? { imports: [], lazy: [] };
    return [...imports, ...(name === ROUTES ? [] : lazy)].filter((to) => name !== PREVIEW || !DOCS.test(to));
  };
  const reachOf = (...starts) => reach(starts, edgesOf);
  /** Screens that a file of stories shows: those it names; all of them where it has the routes and names none. */
  function screensOf(story) {
    const paths = [...read(story).matchAll(SCREEN)].map(([, path]) => screens.get(path) ?? UNBUILT);
    return paths.length > 0 ? paths : (modules[ROUTES]?.lazy ?? []);
  }
  return {
    modules,
    read,
    /** What every story reaches: the stage that Storybook puts around them. */
    everywhere: reachOf(PREVIEW),
    /** Modules that a file of stories reaches, itself included. */
    reachOf: memoize((story) => {
      const own = reachOf(story);
      return own.has(ROUTES) ? reachOf(story, ...screensOf(story)) : own;
    }),
  };
}

/** Graph of the built stories; one that is older than a file of ours answers for nothing, and ends the process. */
export function readGraph() {
  const again = 'npm run storybook:build';
  const facts = textOf('storybook-static/modules.json');
  demand(facts, `The built stories do not say what they consist of: ${again}`);
  const { hashes, chunks, modules } = JSON.parse(facts);
  const stories = filesIn('stories', STORIES).map((file) => `stories/${file}`);
  const stale = few([...new Set([...Object.keys(hashes), ...stories])].filter((file) => hashOf(file) !== hashes[file]));
  demand(!stale, `Changed since the stories were built: ${stale}. Build them again: ${again}`);
  return { ...createGraph({ modules }), chunks };
}
