import { changedBetween, definitionsIn, drawnBy, mentionsOneOf, withFollowers } from './properties.mjs';

export const TOKENS = 'src/kit/theme/generated/tokens.css';

const REFERENCES = 'visual-tests/reference/';
/** What builds every story, or takes every picture. The tools beside the run take none of its pictures. */
const ALL =
  /^(package-lock\.json|tsconfig\.json|loki\.config\.cjs|postcss\.config\.mjs|scripts\/vite\/|\.storybook\/|public\/|visual-tests\/(?!reference\/|reach\/|mutate\/|report))/;
/** Modules that a build makes of all our sources: what they say may change with each. */
const MADE = /^virtual:\w/;
const SOURCE = /^(src|design-tokens)\//;
const LOCALE = /^locales\/(\w+)\/\w+\.json$/;

/** Files of stories whose modules name one of the custom properties or what follows from it; `all` where the stage does. */
export function storiesWithProperties(names, graph, stories) {
  const sheets = [...graph.everywhere].filter((file) => file.endsWith('.css'));
  const followers = withFollowers(
    names,
    sheets.flatMap((file) => definitionsIn(graph.read(file))),
  );
  const textOf = (file) => (file.endsWith('.css') ? drawnBy(graph.read(file)) : graph.read(file));
  const known = new Map();
  const isNaming = (file) => {
    if (!known.has(file)) known.set(file, mentionsOneOf(textOf(file), followers));
    return known.get(file);
  };
  const stage = [...graph.everywhere].find(isNaming);
  if (stage) return { all: stage, stories: [] };
  return { stories: stories.filter((story) => [...graph.reachOf(story)].some(isNaming)) };
}

/**
 * What changed files can reach: `{ all, stories, pictures, nothing }`. `all` says why every story is reached, where one
 * is; `stories` tells of each reached file of stories by what; `pictures` are references that changed themselves;
 * `nothing` are the changed files that no story can show. `before(file)` gives a file's text before the change.
 */
export function reachOfChange(files, graph, stories, before) {
  const answer = { all: [], stories: new Map(), pictures: new Set(), nothing: [] };
  const add = (story, file) => answer.stories.set(story, [...(answer.stories.get(story) ?? []), file]);
  for (const file of files) {
    if (file.startsWith(REFERENCES)) {
      answer.pictures.add(file.slice(REFERENCES.length));
      continue;
    }
    if (file === TOKENS) {
      const changed = changedBetween(before(file), graph.read(file));
      const { all, stories: reached } = storiesWithProperties(changed, graph, stories);
      const tokens = `${file} (${[...changed].join(', ')})`;
      if (all) answer.all.push(`${tokens}, which ${all} draws with`);
      for (const story of reached) add(story, tokens);
      continue;
    }
    if (ALL.test(file) || graph.everywhere.has(file)) {
      answer.all.push(file);
      continue;
    }
    // Words that were added or taken away since the build came with the language's other words.
    const lang = graph.modules[file] ? undefined : LOCALE.exec(file)?.[1];
    const module = lang ? `src/parts/words/languages/${lang}.ts` : file;
    const isMade = (name) => SOURCE.test(file) && MADE.test(name);
    const reached = stories.filter((story) => {
      const own = graph.reachOf(story);
      return own.has(module) || [...own].some(isMade);
    });
    for (const story of reached) add(story, file);
    if (reached.length === 0) answer.nothing.push(file);
  }
  return answer;
}
