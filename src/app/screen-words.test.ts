import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closure, readSources, screensOf } from '../../scripts/lib/sources.ts';
import type { RoutePath } from '../domain/routes.ts';
import en from '../parts/words/languages/en.ts';
import { screenWords } from './screen-words.ts';

const graph = readSources(['src/app', 'src/features', 'src/parts', 'src/kit']);
const USES = /use(?:Translation|LateT)\((\[[^\]]*\]|'[^']*')/g;
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
const FIRST = Object.keys(en.first).map(nameOf);

/** Namespaces that a page and all that it draws in, at once or later, say to read. */
function wordsOf(page: string): string[] {
  const files = closure(graph, [page], (path) => !path.startsWith('src/app/'));
  const named = files.flatMap(({ text }) => [...text.matchAll(USES)].flatMap(([, names = '']) => names.match(/\w+/g)));
  const chart = files.some(({ text }) => text.includes('useChartWords()')) ? ['chart'] : [];
  return [...new Set([...named, ...chart])].filter((name) => name !== null).sort();
}

/** What brings its words itself: the drawer of home, what says that no pair is listed or that the exchange is closed; a mode of the hub; the check of a result. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  'pages/index/index': ['profile', 'market', 'closure', 'assets'],
  'pages/transaction/index': ['options', 'futures', 'proof'],
  'pages/transaction/index2': ['options', 'futures', 'proof'],
};

describe('the words that come with a screen', () => {
  it.each(screensOf(graph))('$path: those it shows, and no others', ({ path, page }) => {
    // The names of the routes come with every screen, for its title and for what may stand in its place; a question brings its words itself.
    const isCounted = (name: string) => !['routes', 'questions', ...FIRST].includes(name);
    const shown = wordsOf(page).filter(isCounted);
    const brought = screenWords(path as RoutePath).filter(isCounted);
    const own = shown.filter((name) => !(LATE[path] ?? ['proof']).includes(name));
    expect([...brought].sort()).toEqual(own);
  });
  it('are files that the client has', () => {
    const files = readdirSync('locales/en').map((file) => file.slice(0, -'.json'.length));
    const known = [...FIRST, ...Object.keys(en.later).map(nameOf), 'exchange'];
    expect([...known].sort()).toEqual(files.sort());
  });
});
