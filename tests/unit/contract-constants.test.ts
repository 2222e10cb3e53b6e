import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CodeField } from '#kit/CodeField';
import { filesIn } from '../../scripts/lib/files.mjs';
import { CURRENCY_TYPE, NEWS_CLASS } from '../../src/contract/codes.ts';
import { ENVELOPE_TYPE } from '../../src/contract/define.ts';
import { ORDER_STATUS, SIDE } from '../../src/contract/rows/order.ts';
import { ACCOUNT_TYPE } from '../../src/contract/rows/wallet.ts';
import * as constant from '../../src/domain/constants.ts';
import { ROUTES } from '../../src/domain/routes.ts';

/** The values of product-spec.md section 9 and of the readings, once more and by hand: changing one is a decision, not a slip. */
describe('business constants', () => {
  it.each([
    [
      'the toast stays, and the redirect comes before it goes (9; C13)',
      [constant.TIME_MS.toast, constant.TIME_MS.redirect],
      [1500, 1200],
    ],
    ['loading view, then spinner (C2)', [constant.TIME_MS.loadingView, constant.TIME_MS.spinner], [200, 800]],
    [
      'error view, then the end of loading (C1)',
      [constant.TIME_MS.chunkErrorView, constant.TIME_MS.chunkLimit],
      [60_000, 120_000],
    ],
    ['debounce and throttle (9)', [constant.TIME_MS.debounce, constant.TIME_MS.throttle], [500, 500]],
    [
      'requests, uploads, downloads, sockets (9)',
      [constant.TIME_MS.request, constant.TIME_MS.upload, constant.TIME_MS.download, constant.TIME_MS.socketConnect],
      [60_000, 60_000, 60_000, 60_000],
    ],
    ['prices go stale (G15)', constant.TIME_MS.stale, 10_000],
    ['rates are kept a day (B4)', constant.TIME_MS.fiatCache, 86_400_000],
    ['the market socket comes back (C4)', constant.RECONNECT, { stepMs: 3000, capMs: 30_000, attempts: 5 }],
    ['the app socket comes back (C5)', constant.APP_SOCKET, { delayMs: 1000, delayMaxMs: 5000, timeoutMs: 20_000 }],
    ['listeners before a warning (9)', constant.LISTENER_WARNING, 10],
    ['nickname (A1)', constant.LENGTH.nickname, { min: 2, max: 10 }],
    ['signature (A1)', constant.LENGTH.signature, { min: 2, max: 30 }],
    ['password (A3)', constant.LENGTH.password, { min: 7, max: 32 }],
    [
      'free text, names, addresses (A6)',
      [constant.LENGTH.freeText, constant.LENGTH.name, constant.LENGTH.address],
      [255, 64, 128],
    ],
    [
      'codes have six digits and may be sent again after two minutes (9)',
      [constant.LENGTH.code, constant.CODE_RESEND_S],
      [6, 120],
    ],
    ['pictures (7)', [constant.UPLOAD_MAX_BYTES, constant.UPLOAD_TYPES], [10_485_760, ['image/png', 'image/jpeg']]],
    ['rows a page (9)', constant.PAGE_SIZE, { standard: 10, options: 5 }],
    ['menu entries a page (screens.md 1)', constant.MENU_PER_PAGE, 8],
    ['withdrawals a day in BTC (9)', constant.WITHDRAW_CAP_BTC, { 1: 200, 2: 500 }],
    ['fiat orders in USDT (9; A2)', constant.FIAT_CAP_USDT, { 1: 2000, 2: 1_000_000 }],
    [
      'version (A7)',
      [constant.APP_VERSION, constant.APP_VERSION_CODE, constant.BUILD_CONSTANT],
      ['0.8.0', 80, '1.8.4'],
    ],
    ['the site before it has a name (A8)', constant.PLACEHOLDER_SITE_NAME, 'BG'],
    [
      'languages (B1)',
      [constant.LANGS, constant.DEFAULT_LANG, constant.STORED_LANG_FALLBACK],
      [['en', 'zh', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'], 'en', 'zh'],
    ],
    [
      'tags of the languages (B3)',
      constant.LANG_TAG,
      { en: 'en', zh: 'zh-Hans', hk: 'zh-Hant-HK', th: 'th', jp: 'ja', kor: 'ko', fra: 'fr', spa: 'es' },
    ],
    ['fiat before rates are there (B4)', constant.DEFAULT_FIAT, { currency_code: 'USD', rate: '1' }],
    ['storage (C10)', constant.STORAGE_VERSION, 1],
    ['decimals of the app (C11)', constant.APP_PRECISION, 20],
    ['a market order in a thin book (G7)', constant.MARKET_ORDER_BAND, '0.05'],
    ['small balances (screens.md 1)', constant.SMALL_BALANCE_USDT, '1'],
  ])('%s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });
});

/** Codes of the wire (wire.md sections 1, 4 to 6). */
describe('codes of the wire', () => {
  it.each([
    [
      'envelope types (D1, D2)',
      ENVELOPE_TYPE,
      { ok: 'ok', error: 'error', loginRequired: '999', verificationRequired: '998', unavailable: '997' },
    ],
    ['kinds of pairs (D12)', CURRENCY_TYPE, { forex: 0, metal: 1, index: 2, crypto: 3, stock: 4 }],
    ['news classes', NEWS_CLASS, { news: 4, banner: 5, notice: 6, faq: 18, about: 19, contact: 33, compliance: 34 }],
    ['order states', ORDER_STATUS, { open: 1, done: 2, cancelled: 3 }],
    ['sides', SIDE, { buy: 1, sell: 2 }],
    ['accounts', ACCOUNT_TYPE, { legal: 1, change: 2, lever: 3, micro: 4 }],
  ])('%s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });
});

it('the transition of pages is a token, and lasts 200 ms (C3)', () => {
  expect(readFileSync('src/kit/theme/generated/tokens.css', 'utf8')).toContain('--motion-duration-page: 200ms;');
});

it('the field of a code has a place for each of its digits', () => {
  const drawn = renderToStaticMarkup(createElement(CodeField, { label: 'Code', value: '', onChange: () => undefined }));
  expect(drawn.match(/<span aria-hidden/g)).toHaveLength(constant.LENGTH.code);
});

describe('who reads the constants', () => {
  const OWN = ['src/domain/constants.ts', 'src/domain/time-limits.ts'];
  const routes: Readonly<Record<string, { readonly domain: string; readonly states?: readonly string[] }>> = ROUTES;
  const texts = filesIn('src', /(?<!\.test)\.tsx?$/)
    .map((file) => `src/${file}`)
    // What an article names, no code acts on yet.
    .filter((file) => !OWN.includes(file) && !file.startsWith('src/exchange/app/seed/content/'))
    .map((file) => readFileSync(file, 'utf8'));
  /** Constants, and in their place the members of those whose members are constants of their own. */
  const groups = { TIME_MS: constant.TIME_MS, LENGTH: constant.LENGTH, PAGE_SIZE: constant.PAGE_SIZE };
  const names = [
    ...Object.keys(constant).filter((name) => !(name in groups)),
    ...Object.entries(groups).flatMap(([name, group]) => Object.keys(group).map((member) => `${name}.${member}`)),
  ];
  const isRead = (name: string) => texts.some((text) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text));
  const sources = OWN.map((file) => readFileSync(file, 'utf8')).join('\n');
  /** Of the comment right above a constant: the screens that it waits for. */
  const waitsOf = (name: string): string[] => {
    const own = name.split('.').at(-1);
    const comment = new RegExp(`/\\*\\*([^\\n]*)\\*/\\n\\s*(export const )?${own}(:| =)`).exec(sources)?.[1] ?? '';
    return /Waits for ([^:]*pages[^ :]*?)[.:]/.exec(comment)?.[1]?.split(', ') ?? [];
  };

  it('is code, or a screen to come that the constant names', () => {
    expect(names.filter((name) => isRead(name) === waitsOf(name).length > 0)).toEqual([]);
    expect(names.flatMap(waitsOf).filter((path) => !routes[path] || routes[path].states)).toEqual([]);
    expect(names.filter((name) => waitsOf(name).length > 0).length).toBe(sources.match(/Waits for/g)?.length);
  });
});
