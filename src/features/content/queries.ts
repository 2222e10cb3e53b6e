import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../data/call.ts';
import { callQuery } from '../../data/query.ts';
import { PAGE_SIZE } from '../../domain/constants.ts';

const QUIET_MS = 5 * 60_000;
const RELATED = 4;

export const articleQuery = (id: number) => callQuery('content.newsDetail', { id }, { staleTime: QUIET_MS });
export const relatedQuery = (c_id: number) =>
  callQuery('content.newsList', { c_id, limit: RELATED }, { staleTime: QUIET_MS });

/** A class of news, page by page (paging P3 of wire.md). */
export const newsPagesQuery = (c_id: number) =>
  infiniteQueryOptions({
    queryKey: ['content.newsList', { c_id, paged: true }],
    queryFn: ({ pageParam, signal }) =>
      call('content.newsList', { c_id, page: pageParam, limit: PAGE_SIZE.standard }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, page) => count + page.list.length, 0);
      return last.list.length > 0 && loaded < last.count ? pages.length + 1 : undefined;
    },
    staleTime: QUIET_MS,
  });

/** The pages that are one article each. */
export type SinglePage = 'content.faq' | 'content.contact' | 'content.about' | 'content.compliance';
export const singlePageQuery = (name: SinglePage) => callQuery(name, {}, { staleTime: QUIET_MS });
