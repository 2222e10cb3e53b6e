import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_LANG, type Lang } from '../../../../domain/constants.ts';
import { queryRows } from '../../../platform/store/driver.ts';
import type { Store } from '../../../platform/store/open.ts';
import { wireTime } from '../../../platform/wire-time.ts';

/** An article in one language. */
export type ArticleRow = {
  id: number;
  class_id: number;
  sort: number;
  cover: string;
  thumbnail: string;
  url: string;
  views: number;
  created_at: number;
  updated_at: number;
  lang: string;
  title: string;
  abstract: string;
  content: string;
  author: string;
  keyword: string;
};

/** Articles in the language asked for, else in English, else in any that there is: better to read it than not. */
const inLanguage = (store: Store, lang: Lang, rest: SQL): Promise<ArticleRow[]> =>
  queryRows<ArticleRow>(
    store.db,
    sql`
    select n.id, n.class_id, n.sort, n.cover, n.thumbnail, n.url, n.views, n.created_at, n.updated_at,
      t.lang, t.title, t.abstract, t.content, t.author, t.keyword
    from news n
    cross join lateral (
      select * from news_texts where news_id = n.id order by lang = ${lang} desc, lang = ${DEFAULT_LANG} desc, lang limit 1
    ) t
    ${rest}`,
  );

const NEWEST_FIRST = sql`order by n.created_at desc, n.id desc`;

/** A page of a class. */
export const listArticles = (
  store: Store,
  classId: number,
  lang: Lang,
  { page, limit }: { page: number; limit: number },
): Promise<ArticleRow[]> =>
  inLanguage(
    store,
    lang,
    sql`where n.class_id = ${classId} ${NEWEST_FIRST} limit ${limit} offset ${(page - 1) * limit}`,
  );

export const articleById = async (store: Store, id: number, lang: Lang): Promise<ArticleRow | undefined> =>
  (await inLanguage(store, lang, sql`where n.id = ${id}`))[0];

/** The newest article of a class that has one. */
export const articleOfClass = async (store: Store, classId: number, lang: Lang): Promise<ArticleRow | undefined> =>
  (await listArticles(store, classId, lang, { page: 1, limit: 1 }))[0];

export const popupArticle = async (store: Store, lang: Lang): Promise<ArticleRow | undefined> =>
  (await inLanguage(store, lang, sql`where n.is_popup ${NEWEST_FIRST} limit 1`))[0];

const shared = (row: ArticleRow) => ({
  id: row.id,
  c_id: row.class_id,
  lang: row.lang,
  title: row.title,
  thumbnail: row.thumbnail,
  cover: row.cover,
  abstract: row.abstract,
  create_time: wireTime(row.created_at),
});

export const toNewsRow = (row: ArticleRow) => ({ ...shared(row), url: row.url, sorts: row.sort });

export const toArticle = (row: ArticleRow) => ({
  ...shared(row),
  content: row.content,
  author: row.author,
  keyword: row.keyword,
  views: row.views,
  update_time: wireTime(row.updated_at),
});
