import { NEWS_CLASS } from '../../../contract/rows/news.ts';
import type { PieceName } from './content/types.ts';

/** Class of the popup of the home screen: in no list. */
const POPUP_CLASS = 7;

interface ArticlePlace {
  readonly id: number;
  readonly classId: number;
  readonly piece: PieceName;
  /** Where it leads: a route of routes.json; "" = its own article. */
  readonly url?: string;
  /** Hours before the first start that it is dated to, so that a list has an order to show. */
  readonly age: number;
  /** Speaks of the demo: an exchange with real money publishes its own. */
  readonly isDemoOnly?: boolean;
}

const article = (id: number): string => `pages/common/article?id=${id}`;

/** Everything that is published, with its place. Ids are kept for good: links refer to them. */
export const ARTICLES: readonly ArticlePlace[] = [
  { id: 41, classId: NEWS_CLASS.news, piece: 'newsDemo', age: 2, isDemoOnly: true },
  { id: 42, classId: NEWS_CLASS.news, piece: 'newsOrderTypes', age: 8 },
  { id: 43, classId: NEWS_CLASS.news, piece: 'newsFees', age: 27 },
  { id: 44, classId: NEWS_CLASS.news, piece: 'newsPrices', age: 52 },
  { id: 45, classId: NEWS_CLASS.news, piece: 'newsSecurity', age: 75 },
  { id: 46, classId: NEWS_CLASS.news, piece: 'newsBook', age: 122 },
  { id: 47, classId: NEWS_CLASS.news, piece: 'newsCandles', age: 170 },
  { id: 48, classId: NEWS_CLASS.news, piece: 'newsLedger', age: 243 },
  {
    id: 51,
    classId: NEWS_CLASS.banner,
    piece: 'bannerDemo',
    url: 'pages/transaction/currency',
    age: 2,
    isDemoOnly: true,
  },
  { id: 52, classId: NEWS_CLASS.banner, piece: 'bannerOrders', url: article(42), age: 8 },
  { id: 53, classId: NEWS_CLASS.banner, piece: 'bannerSecurity', url: article(45), age: 75 },
  { id: 61, classId: NEWS_CLASS.notice, piece: 'noticeDemo', age: 1, isDemoOnly: true },
  { id: 62, classId: NEWS_CLASS.notice, piece: 'noticeSessions', age: 20 },
  { id: 63, classId: NEWS_CLASS.notice, piece: 'noticeWatch', age: 44 },
  { id: 71, classId: POPUP_CLASS, piece: 'popup', age: 1, isDemoOnly: true },
  { id: 181, classId: NEWS_CLASS.faq, piece: 'faq', age: 24, isDemoOnly: true },
  { id: 191, classId: NEWS_CLASS.about, piece: 'about', age: 24, isDemoOnly: true },
  { id: 331, classId: NEWS_CLASS.contact, piece: 'contact', age: 24, isDemoOnly: true },
  { id: 341, classId: NEWS_CLASS.compliance, piece: 'compliance', age: 24, isDemoOnly: true },
];

export const isPopup = (place: ArticlePlace): boolean => place.classId === POPUP_CLASS;
