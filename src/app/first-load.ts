import { NEWS_CLASS } from '../contract/codes.ts';
import type { CallName, RequestOf } from '../contract/table.ts';

/** A call with its fields, as the query has it. */
export type FirstCall = { readonly [Name in CallName]: readonly [Name, RequestOf<Name>] }[CallName];

/**
 * What home asks for, in the order of its worth. public/boot.js sends these before the app's script is there, so that the first
 * drawing has its data in hand; those that no guest may ask go with a token only. src/app/first-load.test.ts holds it to the queries.
 */
export const FIRST_CALLS: readonly FirstCall[] = [
  ['content.quotes', {}],
  ['common.siteConfig', {}],
  ['content.menu', {}],
  ['content.newsList', { c_id: NEWS_CLASS.banner }],
  ['content.newsList', { c_id: NEWS_CLASS.notice, limit: 5 }],
  ['wallet.list', {}],
  ['content.newsList', { c_id: NEWS_CLASS.news, limit: 5 }],
  ['content.popup', {}],
  ['common.setting', { keyword: 'apk_download_url' }],
  ['common.setting', { keyword: 'version' }],
];

/**
 * The modules that home loads by itself, by when it needs them. The build makes chunks of them and sends for them ahead
 * (scripts/vite), the bench counts them (tests/bench/bundle.ts).
 */
export const FIRST_MODULES = {
  /** The first drawing: the frame of home, beside the entry and the words. */
  drawing: ['src/features/home/home/HomePage.tsx'],
  /** What every screen with data stands on: calls, queries, the schemas' library, the words of a failure, figures. */
  data: [
    'src/app/routes/with-queries.tsx',
    'src/data/query.ts',
    'src/contract/fields.ts',
    'src/parts/useErrorText.ts',
    'src/domain/number.ts',
    // A line or two each, which nearly every screen has: a file of its own costs more.
    'src/domain/durations.ts',
    'src/kit/css-percent.ts',
    'src/kit/theme/add-sheet.ts',
    'src/parts/language/useLang.ts',
  ],
  /** What fills it, and is waited for a while: the blocks, and the schemas that their replies are read by. */
  content: [
    'src/features/home/home/HomeBlocks.tsx',
    'src/features/home/home/first-replies.ts',
    'src/features/home/home/NewsButton.tsx',
    'src/contract/calls/content.ts',
    'src/contract/calls/common.ts',
    // The way to a chunk that hardly anybody fetches: squeezed with these it is the least.
    'src/parts/wallet/late-failure.ts',
  ],
  /** What runs behind it, from then on. */
  services: [
    'src/app/services/Services.tsx',
    'src/app/shell/RouterBridge.tsx',
    // Of what a change or an event makes old: each would be a file of its own, since later screens have them too.
    'src/data/obey.ts',
    'src/contract/rows/option-rows.ts',
    'src/contract/rows/order-rows.ts',
  ],
  /** Of whoever is signed in: what the total is read by, with the content, and what runs behind. */
  own: ['src/contract/calls/wallet.ts'],
  ownServices: ['src/data/user-events.ts'],
} as const;
