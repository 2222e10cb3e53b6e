import type { FaqTopic } from '../../../../contract/faq.ts';

/** A piece of an article: a paragraph, a heading, the topic that the questions below it are about, a list, or a way to write to the operator. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly topic: FaqTopic; readonly title: string }
  | { readonly list: readonly string[] }
  | { readonly mail: string }
  | { readonly phone: string };

export interface Piece {
  readonly title: string;
  readonly abstract: string;
  readonly body: readonly Block[];
}

/** The editorial pieces by name; seed/articles.ts gives each its class, id and place. */
export type PieceName =
  | 'newsOrderTypes'
  | 'newsFees'
  | 'newsCandles'
  | 'newsSecurity'
  | 'newsDemo'
  | 'newsPrices'
  | 'newsBook'
  | 'newsLedger'
  | 'bannerDemo'
  | 'bannerOrders'
  | 'bannerSecurity'
  | 'noticeDemo'
  | 'noticeSessions'
  | 'noticeWatch'
  | 'popup'
  | 'faq'
  | 'about'
  | 'contact'
  | 'compliance';

/**
 * What the exchange publishes in one language. `{{name}}` stands for a fact of seed/content/facts.ts, so that
 * a text can never contradict the constant that it tells of (readings A1).
 */
export interface LanguageContent {
  readonly author: string;
  readonly pieces: { readonly [Name in PieceName]: Piece };
}
