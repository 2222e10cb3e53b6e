import type { ComponentType } from 'react';
import type { Client } from '../data/client.ts';
import { type BuiltRoute, HOME_ROUTE, type RoutePath } from '../domain/routes.ts';
import { loadWords } from '../parts/words/words.ts';
import { screenWords } from './screen-words.ts';

/** A screen is the default export of its module, one chunk each. */
interface ScreenModule {
  readonly default: ComponentType;
  /** Brings what its first drawing needs, where it opens the app: so it is drawn once, with all. Settles in any case. */
  readonly bringFirst?: (client: Client) => Promise<unknown>;
}
export type ScreenLoader = () => Promise<ScreenModule>;

/**
 * The loaders of the screens that are built: one for each row of domain/routes.ts that names its states. Every other path is registered as well
 * and shows the "function under development" view.
 */
const LOADERS = {
  'pages/index/index': () => import('../features/home/home/HomePage.tsx'),
  'pages/index/guide': () => import('../features/home/guide/GuidePage.tsx'),
  'pages/market/market': () => import('../features/market/market/MarketPage.tsx'),
  'pages/market/search': () => import('../features/market/search/SearchPage.tsx'),
  'pages/transaction/index': () => import('../features/trade/hub/HubPage.tsx'),
  'pages/transaction/index2': () => import('../features/trade/hub/HubPage.tsx'),
  'pages/transaction/currency': () => import('../features/spot/ticket/TicketPage.tsx'),
  'pages/transaction/currency_order': () => import('../features/spot/orders/OrdersPage.tsx'),
  'pages/transaction/contract': () => import('../features/futures/ticket/FuturesPage.tsx'),
  'pages/transaction/seconds_order': () => import('../features/options/orders/OptionsPage.tsx'),
  'pages/transaction/contract_order': () => import('../features/futures/orders/PositionsPage.tsx'),
  'pages/fund/assets': () => import('../features/assets/assets/AssetsPage.tsx'),
  'pages/fund/fundTransfer': () => import('../features/wallet/transfer/TransferPage.tsx'),
  'pages/fund/assets_record': () => import('../features/assets/record/RecordPage.tsx'),
  'pages/common/login': () => import('../features/auth/login/LoginPage.tsx'),
  'pages/common/register': () => import('../features/auth/register/RegisterPage.tsx'),
  'pages/common/area': () => import('../features/auth/area/AreaPage.tsx'),
  'pages/setting/password': () => import('../features/auth/password/PasswordPage.tsx'),
  'pages/common/article': () => import('../features/content/article/ArticlePage.tsx'),
  'pages/common/faq': () => import('../features/content/faq/FaqPage.tsx'),
  'pages/common/contactus': () => import('../features/content/contact/ContactPage.tsx'),
  'pages/common/aboutus': () => import('../features/content/about/AboutPage.tsx'),
  'pages/setting/operational_compliance': () => import('../features/content/compliance/CompliancePage.tsx'),
  'pages/common/webView': () => import('../features/content/web-view/WebViewPage.tsx'),
  'pages/setting/setting': () => import('../features/setting/setting/SettingPage.tsx'),
} as const satisfies Record<BuiltRoute, ScreenLoader>;

/** Loader of a route, with its words beside its chunk; the under-development view where its screen is not built. */
export function screenLoader(path: RoutePath): ScreenLoader {
  const built: Partial<Record<RoutePath, ScreenLoader>> = LOADERS;
  const load = built[path] ?? (() => import('./routes/UnderDevelopment.tsx'));
  return async () => {
    const [screen] = await Promise.all([load(), path === HOME_ROUTE ? undefined : loadWords(...screenWords(path))]);
    return screen;
  };
}
