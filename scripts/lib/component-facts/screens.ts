import { join } from 'node:path';
import { readStories } from '../story-files.ts';
import type { SourceGraph } from './source-graph.ts';

/** A screen that is built. */
export interface BuiltScreen {
  /** Of the route. */
  readonly path: string;
  /** Title of its stories. */
  readonly title: string;
  /** File of its page. */
  readonly page: string;
}

/** The built screens, as the loaders list them, with the titles of their stories. */
export function screensOf(root: string, graph: SourceGraph): BuiltScreen[] {
  const titles = new Map(readStories(join(root, 'stories/screens')).map(({ route, title }) => [route, title]));
  const loaders = graph.get('src/app/routes.ts')?.text ?? '';
  return [...loaders.matchAll(/'(pages\/[^']+)': \(\) => import\('\.\.\/([^']+)'\)/g)].map(
    ([, path = '', page = '']) => ({ path, title: titles.get(path) ?? path, page: `src/${page}` }),
  );
}
