import { pagesQuery } from '../../../data/pages.ts';
import { callQuery } from '../../../data/query.ts';

const QUIET_MS = 5 * 60_000;
const RELATED = 4;

export const articleQuery = (id: number) => callQuery('content.newsDetail', { id }, { staleTime: QUIET_MS });
export const relatedQuery = (c_id: number) =>
  callQuery('content.newsList', { c_id, limit: RELATED }, { staleTime: QUIET_MS });

/** A class of news, page by page (paging P3 of wire.md). */
export const newsPagesQuery = (c_id: number) => pagesQuery('content.newsList', { c_id }, { staleTime: QUIET_MS });

/** The pages that are one article each. */
export type SinglePage = 'content.faq' | 'content.contact' | 'content.about' | 'content.compliance';
export const singlePageQuery = (name: SinglePage) => callQuery(name, {}, { staleTime: QUIET_MS });
