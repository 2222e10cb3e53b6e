import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { PAGE_SIZE } from '../domain/constants.ts';
import type { CallError } from './call-error.ts';

/** What a call that gives its rows page by page replies with: the rows alone, or with how many there are in all, by two pairs of names (wire.md, paging). */
export type PagedReply<Row = unknown> =
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

/** How many rows there are in all, where the reply says so. */
export const countOf = (reply: PagedReply): number | undefined =>
  isBare(reply) ? undefined : 'list' in reply ? reply.count : reply.total;

/** A reply like another, with these rows, and so many more in all. */
export function pageLike<Row>(
  reply: PagedReply<Row> | undefined,
  rows: readonly Row[],
  gained: number,
): PagedReply<Row> {
  if (reply === undefined || isBare(reply)) return rows;
  return 'list' in reply
    ? { ...reply, list: rows, count: reply.count + gained }
    : { ...reply, data: rows, total: reply.total + gained };
}

/** Whether another page follows: by the count where there is one, else while pages come full. */
export function hasNext(pages: readonly PagedReply[], size: number): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const count = countOf(last);
  if (count === undefined) return rowsOf(last).length >= size;
  return rowsOf(last).length > 0 && pages.reduce((loaded, page) => loaded + rowsOf(page).length, 0) < count;
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
