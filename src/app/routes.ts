import type { ComponentType } from 'react';
import type { RoutePath } from '../domain/routes.ts';

/** Loads a screen: the default export of its module, one chunk each. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/**
 * The screens that are built: the one list, which `npm run coverage` counts. Every other path of domain/routes.ts is registered
 * as well and shows the "function under development" view.
 */
export const BUILT_SCREENS = {
  'pages/index/index': () => import('../features/home/home/HomePage.tsx'),
  'pages/index/guide': () => import('../features/home/guide/GuidePage.tsx'),
  'pages/market/market': () => import('../features/market/market/MarketPage.tsx'),
  'pages/market/search': () => import('../features/market/search/SearchPage.tsx'),
  'pages/transaction/index': () => import('../features/trade/hub/HubPage.tsx'),
  'pages/transaction/index2': () => import('../features/trade/hub/HubPage.tsx'),
  'pages/transaction/currency': () => import('../features/spot/ticket/TicketPage.tsx'),
  'pages/transaction/currency_order': () => import('../features/spot/orders/OrdersPage.tsx'),
  'pages/fund/assets': () => import('../features/assets/assets/AssetsPage.tsx'),
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
} as const satisfies Partial<Record<RoutePath, ScreenLoader>>;

/** Loader of a route; the under-development view where its screen is not built. */
export function screenLoader(path: RoutePath): ScreenLoader {
  const built: Partial<Record<RoutePath, ScreenLoader>> = BUILT_SCREENS;
  return built[path] ?? (() => import('./routes/UnderDevelopment.tsx'));
}
