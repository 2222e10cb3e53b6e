import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { flag, id, integer, limit, page, pageP3, text } from '../fields.ts';

const noticeRow = z.object({
  id: integer,
  /** What it tells of: the app knows where each leads, and shows one that it does not know all the same. */
  kind: text,
  title: text,
  text,
  is_read: flag,
  /** Unix ms. */
  created_at: integer,
});
export type NoticeRow = z.output<typeof noticeRow>;

const unread = integer;

/** What the exchange tells a user beside what they asked for: ours (wire.md section 10). */
export const noticeCalls = {
  'notice.list': defineCall({
    section: 'notice',
    method: 'GET',
    path: '/notice/list',
    guest: false,
    summary: 'What the signed-in user was told of, newest first, in the language asked for.',
    request: z.object({ page, limit: limit(10) }),
    reply: z.extend(pageP3(noticeRow), { unread }),
  }),
  'notice.unread': defineCall({
    section: 'notice',
    method: 'GET',
    path: '/notice/unread',
    guest: false,
    summary: 'How much of it is unread.',
    request: z.object({}),
    reply: z.object({ unread }),
  }),
  'notice.read': defineCall({
    section: 'notice',
    method: 'POST',
    path: '/notice/read',
    guest: false,
    summary: 'Marks one as read, or all that are no newer than `up_to`, or all; answers how many are unread then.',
    request: z.object({ id: z.optional(id), up_to: z.optional(id) }),
    reply: z.object({ unread }),
    outdates: ['notice.list', 'notice.unread'],
  }),
};
