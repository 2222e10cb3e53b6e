import { useInfiniteQuery } from '@tanstack/react-query';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { callQuery } from '../../../data/query.ts';
import { QUIET_MS } from '../../../parts/single-pages.ts';

const RELATED = 4;

export const articleQuery = (id: number) => callQuery('content.newsDetail', { id }, { staleTime: QUIET_MS });
export const relatedQuery = (c_id: number) =>
  callQuery('content.newsList', { c_id, limit: RELATED }, { staleTime: QUIET_MS });

/** A class of news, page by page (paging P3 of wire.md). */
export const newsPagesQuery = (c_id: number) => pagesQuery('content.newsList', { c_id }, { staleTime: QUIET_MS });

/** Whether this server has news, for what leads to them: true until it says that it has none. */
export const useHasNews = (): boolean =>
  !isAbsent(useInfiniteQuery({ ...newsPagesQuery(NEWS_CLASS.news), retryOnMount: false }).error);
