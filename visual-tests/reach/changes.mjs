import { execFileSync } from 'node:child_process';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const lines = (text) => text.split('\0').filter(Boolean);

/** Where a change begins: at the last commit, or where the working tree's branch left another one. */
export const changeBase = (branch) => (branch ? git('merge-base', branch, 'HEAD').trim() : 'HEAD');

/** Files that differ between a commit and the working tree, new ones that are not ignored included. */
export const changedFiles = (commit) => [
  ...new Set([
    ...lines(git('diff', '--name-only', '--no-renames', '-z', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]),
];

/** A file as it was at a commit; nothing where it was not there. */
export function fileAt(commit, file) {
  try {
    return git('show', `${commit}:${file}`);
  } catch {
    return '';
  }
}
