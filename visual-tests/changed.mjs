import { execFileSync, spawnSync } from 'node:child_process';
import { readGraph } from './reach/graph.mjs';
import { reachOfChange } from './reach/reach.mjs';
import { few } from './stories.mjs';

const OPTIONS = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' };
const git = (...words) => execFileSync('git', words, OPTIONS);

/** Files that differ between a commit and the working tree, new ones that are not ignored included. */
function changedFiles(commit) {
  const changed = git('diff', '--name-only', '--no-renames', '-z', commit);
  const others = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set((changed + others).split('\0').filter(Boolean))];
}

/** A file as it was at a commit; nothing where it was not there. */
const fileAt = (commit, file) => spawnSync('git', ['show', `${commit}:${file}`], OPTIONS).stdout;

/**
 * Those of the pictures that what changed since a base can reach; says how many and why. The base is the last commit, or
 * where the working tree's branch left another one.
 */
export function changedPictures(pictures, branch) {
  const commit = branch ? git('merge-base', branch, 'HEAD').trim() : 'HEAD';
  const files = changedFiles(commit);
  const graph = readGraph();
  const stories = [...new Set(pictures.map(({ source }) => source))];
  const found = reachOfChange(files, graph, stories, (file) => fileAt(commit, file));
  const isAll = found.all.length > 0;
  const chosen = pictures.filter(({ source, file }) => isAll || found.stories.has(source) || found.pictures.has(file));
  const since = branch ? `since ${branch} (${commit.slice(0, 9)})` : 'since the last commit';
  const words = [
    `${files.length} files changed ${since}; they can reach ${chosen.length} of ${pictures.length} pictures.`,
    ...(isAll ? [`every story: ${few(found.all)}`] : [...found.stories].map(([story, why]) => `${story}: ${few(why)}`)),
    ...(found.pictures.size > 0 ? [`${found.pictures.size} references that changed themselves`] : []),
    ...(found.nothing.length > 0 ? [`no story: ${few(found.nothing)}`] : []),
  ];
  console.log(words.join('\n  '));
  return chosen;
}
