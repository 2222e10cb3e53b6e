import { HOME_ROUTE, ROUTES, type RoutePath } from '../../domain/routes.ts';

export type Params = Readonly<Record<string, string>>;
/** Values of a query: absent ones stay away. */
export type ParamValues = Readonly<Record<string, string | number | undefined>>;

/** A screen and its query. No route has path parameters (product-spec.md section 2). */
export interface Target {
  readonly path: RoutePath;
  readonly params: Params;
}

export const isRoute = (path: string): path is RoutePath => Object.hasOwn(ROUTES, path);
export const isTab = (path: RoutePath): boolean => 'tab' in ROUTES[path];
export const needsLogin = (path: RoutePath): boolean => ROUTES[path].login;

export function toTarget(path: RoutePath, values: ParamValues = {}): Target {
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) params[key] = String(value);
  }
  return { path, params };
}

/** "pages/fund/assets_record?currency=3&type=2" */
export function addressOf({ path, params }: Target): string {
  const query = new URLSearchParams(params).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * The screen that an address means: of the address bar, of a `redirect` query, of the menu. Null where it is none of ours,
 * so that nobody can be sent elsewhere by a forged link.
 */
export function parseTarget(address: string): Target | null {
  const [path = '', query = ''] = address.replace(/^#?\/*/, '').split(/\?(.*)/s);
  if (!isRoute(path)) return null;
  return { path, params: Object.fromEntries(new URLSearchParams(query)) };
}

export const sameTarget = (a: Target, b: Target): boolean =>
  a.path === b.path && JSON.stringify(a.params) === JSON.stringify(b.params);

export const HOME_TARGET: Target = { path: HOME_ROUTE, params: {} };
