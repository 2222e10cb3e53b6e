import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { changeBase, changedFiles, fileAt } from './reach/changes.mjs';
import { readGraph } from './reach/graph.mjs';
import { reachOfChange } from './reach/reach.mjs';

const STORIES = /^stories\/.*\.stories\.tsx$/;
const SHOWN = 5;

const few = (names) =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');

/** Files of stories by the id of each story. */
async function storyFiles(folder) {
  const { entries } = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Map(stories.map(({ id, importPath }) => [id, importPath.replace(/^\.\//, '')]));
}

/**
 * Those of the pictures that what changed since a base can reach, and in words how many and why; `refusal` where the built
 * stories cannot tell. The base is the last commit, or where a branch was left.
 */
export async function changedPictures(folder, pictures, branch) {
  if (!existsSync(`${folder}/modules.json`))
    return { refusal: 'The built stories do not say what they consist of: npm run storybook:build' };
  const commit = changeBase(branch);
  const files = changedFiles(commit);
  const [graph, fileOf] = await Promise.all([readGraph(folder), storyFiles(folder)]);
  const unbuilt = files.filter((file) => STORIES.test(file) && existsSync(file) && !graph.modules[file]);
  const stale = [...graph.stale, ...unbuilt];
  if (stale.length > 0)
    return {
      refusal: `Changed since the stories were built: ${few(stale)}. Build them again: npm run storybook:build`,
    };
  const stories = [...new Set(fileOf.values())];
  const reached = reachOfChange(files, graph, stories, (file) => fileAt(commit, file));
  const isReached = ({ id, file }) =>
    reached.all.length > 0 || reached.stories.has(fileOf.get(id)) || reached.pictures.has(file);
  const chosen = pictures.filter(isReached);
  const reasons = [
    ...(reached.all.length > 0 ? [`every story: ${few(reached.all)}`] : []),
    ...(reached.all.length > 0 ? [] : [...reached.stories].map(([story, because]) => `${story}: ${few(because)}`)),
    ...(reached.pictures.size > 0 ? [`${reached.pictures.size} references that changed themselves`] : []),
    ...(reached.nothing.length > 0 ? [`no story: ${few(reached.nothing)}`] : []),
  ];
  const since = branch ? `since ${branch} (${commit.slice(0, 9)})` : 'since the last commit';
  const head = `${files.length} files changed ${since}; they can reach ${chosen.length} of ${pictures.length} pictures.`;
  return { pictures: chosen, words: [head, ...reasons.map((reason) => `  ${reason}`)].join('\n') };
}
