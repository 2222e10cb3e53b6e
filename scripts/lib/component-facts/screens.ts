import { ROUTE_STATES } from '../route-states.mjs';
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

/** The built screens, as the route table lists them. */
export function screensOf(graph: SourceGraph): BuiltScreen[] {
  const titles: Readonly<Record<string, { readonly title: string }>> = ROUTE_STATES;
  const routes = graph.get('src/app/routes.ts')?.text ?? '';
  return [...routes.matchAll(/'(pages\/[^']+)': \(\) => import\('\.\.\/([^']+)'\)/g)].map(
    ([, path = '', page = '']) => ({ path, title: titles[path]?.title ?? path, page: `src/${page}` }),
  );
}
