import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { flag, id, integer, limit, list, page, pageP3, text, whole } from '../fields.ts';
import { matchRow } from '../rows/match.ts';
import { article, newsRow } from '../rows/news.ts';

const menuEntry = z.object({
  id: integer,
  /** Key of `locales/<lang>/menu.json`. */
  title: text,
  icon: text,
  /** Route of routes.json with its query; "" = function under development. */
  url: text,
  open_type: text,
  sort: integer,
  show: flag,
  is_financial: flag,
});

const page1 = (path: string, summary: string) =>
  defineCall({
    section: 'content',
    method: 'GET',
    path,
    guest: true,
    summary,
    request: z.object({}),
    reply: z.nullable(article),
  });

export const contentCalls = {
  'content.popup': defineCall({
    section: 'content',
    method: 'GET',
    path: '/news/index_pop',
    guest: true,
    summary: 'The popup of the home screen, or null. Shown once per id.',
    request: z.object({}),
    reply: z.nullable(z.object({ id: integer, title: text, content: text })),
  }),
  'content.newsList': defineCall({
    section: 'content',
    method: 'POST',
    path: '/news/list',
    guest: true,
    summary: 'News, banners or notices, newest first.',
    request: z.object({ c_id: whole(1, 99), page, limit: limit(10) }),
    reply: z.extend(pageP3(newsRow), { version: text }),
  }),
  'content.newsDetail': defineCall({
    section: 'content',
    method: 'POST',
    path: '/news/detail',
    guest: true,
    summary: 'One article; null where there is none.',
    request: z.object({ id }),
    reply: z.nullable(article),
  }),
  'content.quotes': defineCall({
    section: 'content',
    method: 'GET',
    path: '/currency/quotation_new',
    guest: true,
    summary: 'All pairs with their last quote, one element per quote coin.',
    request: z.object({}),
    reply: list(z.object({ id: integer, name: text, quotation: list(matchRow) })),
  }),
  'content.menu': defineCall({
    section: 'content',
    method: 'GET',
    path: '/menu',
    guest: true,
    summary: 'The entries of the home menu.',
    request: z.object({}),
    reply: list(menuEntry),
  }),
  /** The FAQ article; questions are its `<h3>` headings, answers what follows them, and an `<h2>` names the topic of those below it. */
  'content.faq': page1('/faq', 'Frequently asked questions.'),
  'content.contact': page1('/contactus', 'How to reach the operator.'),
  'content.about': page1('/aboutus', 'About the operator.'),
  'content.compliance': page1('/operational_compliance', 'Operational compliance.'),
};
