import { BUILT_SCREENS } from '../../../src/app/routes.ts';
import { ROUTES } from '../../../src/domain/routes.ts';
import { MENU } from '../../../src/exchange/app/seed/menu.ts';
import type { Finding } from './finding.ts';

/** Corners of built screens that show the "function under development" view all the same. */
const LATER: readonly string[] = ['pages/transaction/index?mode=options', 'pages/transaction/index?mode=futures'];

/** A menu entry opens when its route is registered and the screen behind it is built. */
export function menuOpens(): Finding {
  const path = (url: string) => url.split('?')[0] ?? '';
  const faults = MENU.filter(({ url }) => !Object.hasOwn(ROUTES, path(url))).map(
    ({ title, url }) => `the menu entry ${title} leads to ${url}, which is no route`,
  );
  const opening = MENU.filter(({ url }) => Object.hasOwn(BUILT_SCREENS, path(url)) && !LATER.includes(url));
  const later = MENU.length - opening.length - faults.length;
  return {
    line: `menu entries that open ${opening.length}/${MENU.length}`,
    faults,
    notes: [`${later} lead to the under-development view`],
  };
}
