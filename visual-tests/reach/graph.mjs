import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';

/** Asks a screen for its module by its path, and so would reach every screen. */
const ROUTES = 'src/app/routes.ts';
/** Names every icon; a module reaches those that it imports by name. */
const ICONS = 'src/kit/icons.ts';
/** Stands for the list where a module takes names of it, and not the icons behind all the others. */
const ICON_NAMES = `${ICONS}#names`;
const UNBUILT = 'src/app/routes/UnderDevelopment.tsx';
const PREVIEW = '.storybook/preview.tsx';
/** Pages beside the stories, which the stage names and no picture shows. */
const DOCS = /^stories\/docs\//;

const ROUTE = /'([\w/]+)':\s*\(\)\s*=>\s*import\('([^']+)'\)/g;
const SCREEN = /\bscreenMeta\(\s*'([\w/]+)'/g;
const ICON_EXPORT = /export \{ (\w+) \} from '(.+)';/g;
const ICON_IMPORT = /import \{([^}]+)\} from '(?:#kit\/icons|[^']*\/icons\.ts)'/g;

/** A file's text, or nothing where there is none: what the bundler made up itself. */
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const besides = (file, path) => posix.join(dirname(file), path);

/**
 * Which modules a story reaches, of what storybook-static/modules.json tells (scripts/vite/story-modules.ts). `read(file)`
 * gives a file's text.
 */
export function createGraph({ modules }, read = readText) {
  const screens = new Map([...read(ROUTES).matchAll(ROUTE)].map(([, path, file]) => [path, besides(ROUTES, file)]));
  const icons = new Map([...read(ICONS).matchAll(ICON_EXPORT)].map(([, name, file]) => [name, besides(ICONS, file)]));

  /** Icons that a module imports by name; undefined where it takes the list as a whole. */
  function iconsOf(name) {
    const named = [...read(name).matchAll(ICON_IMPORT)].flatMap(([, names]) => names.split(','));
    const files = named.map((text) => icons.get(text.trim().split(/\s/)[0])).filter(Boolean);
    return files.length > 0 ? files : undefined;
  }

  const edges = new Map();
  function edgesOf(name) {
    if (edges.has(name)) return edges.get(name);
    const { imports, lazy } = modules[name] ?? { imports: [], lazy: [] };
    const own = [...imports, ...(name === ROUTES ? [] : lazy)]
      .filter((to) => name !== PREVIEW || !DOCS.test(to))
      .flatMap((to) => {
        const named = to === ICONS ? iconsOf(name) : undefined;
        return named ? [ICON_NAMES, ...named] : to;
      });
    edges.set(name, own);
    return own;
  }

  function reach(starts) {
    const seen = new Set();
    const queue = [...starts];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(...edgesOf(name));
    }
    if (seen.delete(ICON_NAMES)) seen.add(ICONS);
    return seen;
  }

  /** Screens that a file of stories shows: those it names; all of them where it has the routes and names none. */
  function screensOf(story) {
    const paths = [...read(story).matchAll(SCREEN)].map(([, path]) => path);
    if (paths.length > 0) return paths.map((path) => screens.get(path) ?? UNBUILT);
    return modules[ROUTES]?.lazy ?? [];
  }

  const reaches = new Map();
  return {
    modules,
    read,
    /** What every story reaches: the stage that Storybook puts around them. */
    everywhere: reach([PREVIEW]),
    /** Modules that a file of stories reaches, itself included. */
    reachOf(story) {
      if (!reaches.has(story)) {
        const own = reach([story]);
        reaches.set(story, own.has(ROUTES) ? reach([story, ...screensOf(story)]) : own);
      }
      return reaches.get(story);
    },
  };
}

/** Graph of the built stories in a folder, and which of our files are no longer what was built. */
export async function readGraph(folder) {
  const facts = JSON.parse(await readFile(`${folder}/modules.json`, 'utf8'));
  const isStale = ([file, hash]) => createHash('sha1').update(readText(file)).digest('hex') !== hash;
  return {
    ...createGraph(facts),
    chunks: facts.chunks,
    stale: Object.entries(facts.hashes)
      .filter(isStale)
      .map(([file]) => file),
  };
}
