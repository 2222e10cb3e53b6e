/** Every business constant of product-spec.md section 9 and of readings.md, once. One that nothing reads says which screens it waits for. */

export const BASE_PATH = '/h5/';
export const APP_VERSION = '0.8.0';
export const APP_VERSION_CODE = 80;
/** Shown in the diagnostics line only (readings A7). */
export const BUILD_CONSTANT = '1.8.4';
/** Until getSiteConfig answers (readings A8). */
export const PLACEHOLDER_SITE_NAME = 'BG';

export { COIN_SCALE } from './decimal-text.ts';
export { TIME_MS } from './time-limits.ts';

/** Market socket (readings C4): delay = step x attempt, at most `cap`, at most `attempts`. */
export const RECONNECT = { stepMs: 3000, capMs: 30_000, attempts: 5 } as const;
/** App socket (readings C5). */
export const APP_SOCKET = { delayMs: 1000, delayMaxMs: 5000, timeoutMs: 20_000 } as const;
export const LISTENER_WARNING = 10;

export const LENGTH = {
  nickname: { min: 2, max: 10 },
  signature: { min: 2, max: 30 },
  /** Readings A3. */
  password: { min: 7, max: 32 },
  code: 6,
  /** Readings A6. Waits for pages/kefu/index, pages/setting/addWallet. */
  freeText: 255,
  name: 64,
  address: 128,
} as const;

export const CODE_RESEND_S = 120;
export const MEGABYTE = 1024 * 1024;
export const UPLOAD_MAX_BYTES = 10 * MEGABYTE;
export const UPLOAD_TYPES = ['image/png', 'image/jpeg'] as const;

export const PAGE_SIZE = {
  standard: 10,
  options: 5,
} as const;
export const MENU_PER_PAGE = 8;

/** By level of verification, in 24 hours; articles name them. Waits for pages/setting/real_mark, pages/fund/withdraw. */
export const WITHDRAW_CAP_BTC = { 1: 200, 2: 500 } as const;
/** By level of verification, an order. Waits for pages/setting/real_mark, pages/otc/otc. */
export const FIAT_CAP_USDT = { 1: 2000, 2: 1_000_000 } as const;

/** Storage version (readings C10). */
export const STORAGE_VERSION = 1;

export const LANGS = ['en', 'zh', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'en';
/** For `getLang` alone (readings B1). */
export const STORED_LANG_FALLBACK: Lang = 'zh';
/** BCP 47 (readings B3). */
export const LANG_TAG: Record<Lang, string> = {
  en: 'en',
  zh: 'zh-Hans',
  hk: 'zh-Hant-HK',
  th: 'th',
  jp: 'ja',
  kor: 'ko',
  fra: 'fr',
  spa: 'es',
};
/** The BCP 47 tag of a language; another code stands for itself. */
export const tagOf = (code: string): string => (Object.hasOwn(LANG_TAG, code) ? LANG_TAG[code as Lang] : code);

export const DEFAULT_FIAT = { currency_code: 'USD', rate: '1' } as const;

/** Decimal arithmetic of the app (product-spec.md section 5); half-up. */
export const APP_PRECISION = 20;
/** Arithmetic of the exchange's ledger. */
export const LEDGER_PRECISION = 60;

/** Readings G7: a market order fills within this share of the first price. */
export const MARKET_ORDER_BAND = '0.05';
/** Warn when a limit price is further than this from the last price. */
export const FAR_PRICE_SHARE = '0.05';
/** Slippage of a market order: warn, and second confirm (features.md 10). */
export const SLIPPAGE = { warn: '0.005', stop: '0.05' } as const;
/** Hide-small toggle of the assets screen, in USDT. */
export const SMALL_BALANCE_USDT = '1';

export const REGISTER_DEFAULTS = { area_code_id: 1, area_code: '86', country_code: '+86' } as const;
