import type { Namespace } from 'i18next';
import { type BuiltRoute, ROUTES, type RoutePath } from '../domain/routes.ts';

type Words = readonly (Namespace & string)[];

/** The hub draws a chart, and the pairs to choose from with their stars. */
const HUB: Words = ['chart', 'market'];

/** What a screen shows of the words of others, besides those of the first load. screen-words.test.ts holds it to the sources. */
const BESIDES: { readonly [Path in BuiltRoute]?: Words } = {
  'pages/index/guide': ['guide'],
  'pages/transaction/index': HUB,
  'pages/transaction/index2': HUB,
  'pages/transaction/currency': ['market', 'trade'],
  'pages/transaction/contract': ['market', 'trade'],
  'pages/setting/operational_compliance': ['funds'],
  'pages/transaction/contract_order': ['positions', 'funds'],
  'pages/fund/assets_record': ['market'],
  'pages/fund/fundTransfer': ['assets'],
  'pages/setting/setting': ['profile'],
};

const isBuilt = (path: RoutePath): path is BuiltRoute => 'domain' in ROUTES[path];

/** The words to fetch beside the chunk of a screen: those of its domain, what it borrows, and the names of the routes; home has its own in the first load. */
export const screenWords = (path: RoutePath): Words =>
  isBuilt(path) ? ['routes', ROUTES[path].domain, ...(BESIDES[path] ?? [])] : ['routes'];
