import assert from 'node:assert/strict';
import type { SectionCases } from '../section-cases.ts';
import type { User, World } from '../support/world.ts';

const listed = (world: World, { token }: User) => world.ask('notice.list', {}, { token });

/** Signs in once more with another kind of browser, which the user is told of. */
async function told(world: World, user: User): Promise<void> {
  const agents = ['Mozilla/5.0 (Windows NT 10.0) Firefox/131.0', 'Mozilla/5.0 (iPhone) AppleWebKit Safari/604.1'];
  for (const agent of agents)
    await world.ask('auth.login', { user_string: user.email, password: user.password }, { agent });
}

/** What the user was told of. */
export const noticeCases: SectionCases<'notice'> = {
  'notice.list': {
    effect: 'none',
    async good(world, user) {
      await told(world, user);
      return {};
    },
    says({ reply: { list, count, unread } }) {
      assert.ok(list.length >= 1 && count >= list.length && unread >= 1);
      for (const { kind, title, text } of list)
        assert.ok(kind && title && text && !`${title}${text}`.includes('notice.'));
    },
  },
  'notice.unread': {
    effect: 'none',
    async good(world, user) {
      await told(world, user);
      return {};
    },
    says: ({ reply }) => assert.ok(reply.unread >= 1),
  },
  'notice.read': {
    effect: 'kept',
    async good(world, user) {
      await told(world, user);
      const [newest] = (await listed(world, user)).list;
      return { id: newest?.id };
    },
    async see(world, { user, fields }) {
      const { list, unread } = await listed(world, user);
      assert.equal(list.find(({ id }) => id === fields.id)?.is_read, true);
      assert.equal(unread, list.filter(({ is_read }) => !is_read).length);
    },
  },
};
