import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { PAGE_SIZE } from '../domain/constants.ts';
import type { CallError } from './call-error.ts';

/** What a call that gives its rows page by page replies with: the rows alone, or with how many there are in all, by two pairs of names (wire.md, paging). */
type PagedReply<Row = unknown> =
  | readonly Row[]
  | { readonly list: readonly Row[]; readonly count: number }
  | { readonly data: readonly Row[]; readonly total: number };

/** The calls that take a page and answer with rows. */
type PagedCall = {
  [Name in CallName]: RequestOf<Name> extends { readonly page?: unknown }
    ? ReplyOf<Name> extends PagedReply
      ? Name
      : never
    : never;
}[CallName];

const isBare = <Row>(reply: PagedReply<Row>): reply is readonly Row[] => Array.isArray(reply);

export const rowsOf = <Row>(reply: PagedReply<Row>): readonly Row[] =>
  isBare(reply) ? reply : 'list' in reply ? reply.list : reply.data;

const countOf = (reply: Exclude<PagedReply, readonly unknown[]>): number =>
  'list' in reply ? reply.count : reply.total;

/** Whether another page follows: by the count where there is one, else while pages come full. */
export function hasNext(pages: readonly PagedReply[], size: number): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  if (isBare(last)) return last.length >= size;
  return rowsOf(last).length > 0 && pages.reduce((loaded, page) => loaded + rowsOf(page).length, 0) < countOf(last);
}

interface PagesOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
}

/** react-query options of a list that comes page by page, ten rows a page or `limit`: `useInfiniteQuery(pagesQuery('spot.orders', {}))`. Keys are `[name, 'pages', request]`, which is all that reads them (query.ts). */
export function pagesQuery<Name extends PagedCall>(
  name: Name,
  request: Omit<RequestOf<Name>, 'page'>,
  options: PagesOptions = {},
) {
  const { limit: size = PAGE_SIZE.standard } = Object(request);
  return infiniteQueryOptions<ReplyOf<Name>, CallError, InfiniteData<ReplyOf<Name>, number>, QueryKey, number>({
    queryKey: [name, 'pages', request],
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (hasNext(pages as readonly PagedReply[], size) ? pages.length + 1 : undefined),
    ...options,
  });
}
