import memoize from 'lodash/memoize.js';
import { changedBetween, definitionsIn, drawnBy, mentionedIn, withFollowers } from '../../scripts/lib/properties.mjs';
import { TOKENS } from '../files.mjs';

const REFERENCES = 'visual-tests/reference/';
/** What builds every story, or takes every picture, and the list by which the build finds icons. The tools beside the run take none of its pictures. */
const ALL =
  /^(src\/kit\/icons\.ts$|package-lock\.json|tsconfig\.json|loki\.config\.cjs|postcss\.config\.mjs|scripts\/vite\/|\.storybook\/|public\/|visual-tests\/(?!reference\/|reach\/|mutate\/|report))/;
/** Modules that a build makes of all our sources: what they say may change with each. */
const MADE = /^virtual:\w/;
const SOURCE = /^(src|design-tokens)\//;
const LOCALE = /^locales\/(\w+)\/\w+\.json$/;

/**
 * Files of stories whose modules name one of the custom properties or what follows from it; `all` where the stage does. `isNaming(file)`
 * says whether a module does.
 */
export function storiesWithProperties(names, graph, stories) {
  const sheets = [...graph.everywhere].filter((file) => file.endsWith('.css'));
  const definitions = sheets.flatMap((file) => definitionsIn(graph.read(file)));
  const followers = withFollowers(names, definitions);
  const isNaming = memoize((file) => {
    const text = graph.read(file);
    return mentionedIn(file.endsWith('.css') ? drawnBy(text) : text, followers).length > 0;
  });
  const all = [...graph.everywhere].find(isNaming);
  return { all, stories: all ? [] : stories.filter((story) => [...graph.reachOf(story)].some(isNaming)), isNaming };
}

/** What one changed file reaches: `{ all }`, `{ picture }`, or `{ stories }`, with `says` in place of its name. */
function reachOfFile(file, graph, stories, before) {
  if (file.startsWith(REFERENCES)) return { picture: file.slice(REFERENCES.length) };
  if (file === TOKENS) {
    const changed = new Set(changedBetween(before(file), graph.read(file)).map(({ name }) => name));
    const { all, stories: reached } = storiesWithProperties(changed, graph, stories);
    const says = `${file} (${[...changed].join(', ')})`;
    return { says, all: all && `${says}, which ${all} draws with`, stories: reached };
  }
  if (ALL.test(file) || graph.everywhere.has(file)) return { all: file };
  // Words that were added or taken away since the build came with the language's other words.
  const lang = graph.modules[file] ? undefined : LOCALE.exec(file)?.[1];
  const module = lang ? `src/parts/words/languages/${lang}.ts` : file;
  const isReached = (name) => name === module || (SOURCE.test(file) && MADE.test(name));
  return { stories: stories.filter((story) => [...graph.reachOf(story)].some(isReached)) };
}

/**
 * What changed files can reach: `{ all, stories, pictures, nothing }`. `all` says why every story is reached, where one
 * is; `stories` tells of each reached file of stories by what; `pictures` are references that changed themselves;
 * `nothing` are the changed files that no story can show. `before(file)` gives a file's text before the change.
 */
export function reachOfChange(files, graph, stories, before) {
  const answer = { all: [], stories: new Map(), pictures: new Set(), nothing: [] };
  for (const file of files) {
    const { all, picture, stories: reached = [], says = file } = reachOfFile(file, graph, stories, before);
    if (all) answer.all.push(all);
    if (picture) answer.pictures.add(picture);
    for (const story of reached) answer.stories.set(story, [...(answer.stories.get(story) ?? []), says]);
    if (!all && !picture && reached.length === 0 && file !== TOKENS) answer.nothing.push(file);
  }
  return answer;
}
