import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screensOf } from '../../scripts/lib/component-facts/screens.ts';
import { closure, readSources } from '../../scripts/lib/component-facts/source-graph.ts';
import type { RoutePath } from '../domain/routes.ts';
import en from '../parts/words/languages/en.ts';
import { screenWords } from './screen-words.ts';

const graph = readSources('.', ['src/app', 'src/features', 'src/parts', 'src/kit']);
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

describe('the words that come with a screen', () => {
  it.each(screensOf('.', graph))('$path: those it shows, and no others', ({ path, page }) => {
    const shown = wordsOf(page).filter((name) => !FIRST.includes(name));
    const brought = screenWords(path as RoutePath).filter((name) => name !== 'routes' && !FIRST.includes(name));
    // The drawer of home brings its words itself.
    const own = path === 'pages/index/index' ? shown.filter((name) => name !== 'profile') : shown;
    expect([...brought].sort()).toEqual(own);
  });
  it('are files that the client has', () => {
    const files = readdirSync('locales/en').map((file) => file.slice(0, -'.json'.length));
    const known = [...FIRST, ...Object.keys(en.later).map(nameOf), 'exchange'];
    expect([...known].sort()).toEqual(files.sort());
  });
});
