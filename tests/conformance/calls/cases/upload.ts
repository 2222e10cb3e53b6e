import assert from 'node:assert/strict';
import type { SectionCases } from '../section-cases.ts';

/** Pictures. */
export const uploadCases: SectionCases<'upload'> = {
  'upload.file': {
    effect: 'kept',
    good: () => ({}),
    says: ({ reply }) => assert.match(reply, /^\/upload\/[0-9a-f]{48}\.png$/),
    async see(world, { user, reply }) {
      const guest = await world.raw({ method: 'GET', path: reply });
      assert.equal(guest.status, 404);
      const picture = await world.raw({ method: 'GET', path: reply, headers: { authorization: user.token } });
      assert.equal(picture.status, 200);
      assert.equal(picture.headers['content-type'], 'image/png');
      assert.equal(picture.headers['x-content-type-options'], 'nosniff');
      assert.equal(picture.headers['cache-control'], 'no-store');
    },
  },
};
