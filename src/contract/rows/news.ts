import * as z from 'zod/mini';
import { integer, text } from '../fields.ts';

export { NEWS_CLASS } from '../codes.ts';

/** One row of a news list. `cover` is a path; banners without one draw the hero with the ruler. */
export const newsRow = z.object({
  id: integer,
  c_id: integer,
  lang: text,
  title: text,
  thumbnail: text,
  cover: text,
  /** Second line of a banner; "" otherwise. */
  abstract: z.optional(text),
  /** Where a banner leads: a route of routes.json or an https address; "" = its article. Ours. */
  url: z.optional(text),
  sorts: integer,
  create_time: text,
});
export type NewsRow = z.output<typeof newsRow>;

/** An article. `content` is HTML: sanitise before showing. `lang` tells when it fell back. */
export const article = z.object({
  id: integer,
  c_id: integer,
  lang: text,
  title: text,
  content: text,
  thumbnail: text,
  cover: text,
  author: text,
  abstract: text,
  keyword: text,
  views: integer,
  create_time: text,
  update_time: text,
});
export type Article = z.output<typeof article>;
