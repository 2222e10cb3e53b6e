import assert from 'node:assert/strict';
import { NEWS_CLASS } from '../../../../src/contract/codes.ts';
import type { SectionCases } from '../section-cases.ts';

type Article = { readonly c_id: number; readonly title: string; readonly content: string } | null;

const article = (classId: number) => ({
  effect: 'none' as const,
  good: () => ({}),
  says({ reply }: { readonly reply: Article }) {
    assert.equal(reply?.c_id, classId);
    assert.ok(reply?.title && reply.content);
  },
});

/** News, banners, articles, quotes and the menu. */
export const contentCases: SectionCases<'content'> = {
  'content.popup': {
    effect: 'none',
    good: () => ({}),
    says: ({ reply }) => assert.ok(reply?.title),
  },
  'content.newsList': {
    effect: 'none',
    good: () => ({ c_id: NEWS_CLASS.banner, page: 1, limit: 5 }),
    says({ reply }) {
      assert.ok(reply.count >= 1);
      assert.ok(reply.list.every((row) => row.c_id === NEWS_CLASS.banner));
    },
  },
  'content.newsDetail': {
    effect: 'kept',
    async good(world) {
      const { list } = await world.ask('content.newsList', { c_id: NEWS_CLASS.news });
      assert.ok(list[0]);
      return { id: list[0].id };
    },
    /** Reading an article counts. */
    async see(world, { fields, reply }) {
      const again = await world.ask('content.newsDetail', fields);
      assert.ok((again?.views ?? 0) > (reply?.views ?? 0));
    },
  },
  'content.quotes': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      const rows = reply.flatMap(({ quotation }) => quotation);
      assert.ok(rows.length >= 60, `${rows.length} pairs`);
      assert.ok(rows.every((row) => Number(row.now_price) > 0));
    },
  },
  'content.menu': {
    effect: 'none',
    good: () => ({}),
    says: ({ reply }) => assert.equal(reply.length, 25),
  },
  'content.faq': article(NEWS_CLASS.faq),
  'content.contact': article(NEWS_CLASS.contact),
  'content.about': article(NEWS_CLASS.about),
  'content.compliance': article(NEWS_CLASS.compliance),
};
