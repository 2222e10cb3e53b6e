import { ROUTES, type RoutePath } from '../../../src/domain/routes.ts';
import { MENU } from '../../../src/exchange/app/seed/menu.ts';
import type { Finding } from './finding.ts';

/** Corners of built screens that show the "function under development" view all the same. */
const LATER: readonly string[] = ['pages/transaction/index?mode=options', 'pages/transaction/index?mode=futures'];

const isBuilt = (path: string): boolean => Object.hasOwn(ROUTES, path) && 'states' in ROUTES[path as RoutePath];

/** A menu entry opens when its route is registered and the screen behind it is built. */
export function menuOpens(): Finding {
  const path = (url: string) => url.split('?')[0] ?? '';
  const faults = MENU.filter(({ url }) => !Object.hasOwn(ROUTES, path(url))).map(
    ({ title, url }) => `the menu entry ${title} leads to ${url}, which is no route`,
  );
  const opening = MENU.filter(({ url }) => isBuilt(path(url)) && !LATER.includes(url));
  const later = MENU.length - opening.length - faults.length;
  return {
    line: `menu entries that open ${opening.length}/${MENU.length}`,
    faults,
    notes: [`${later} lead to the under-development view`],
  };
}
