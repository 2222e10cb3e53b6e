import assert from 'node:assert/strict';
import type { SectionCases } from '../section-cases.ts';

/** Pictures. */
export const uploadCases: SectionCases<'upload'> = {
  'upload.file': {
    effect: 'kept',
    good: () => ({}),
    says: ({ reply }) => assert.match(reply, /^\/upload\/[0-9a-f]{48}\.png$/),
    async see(world, { reply }) {
      const picture = await world.raw({ method: 'GET', path: reply });
      assert.equal(picture.status, 200);
      assert.equal(picture.headers['content-type'], 'image/png');
      assert.equal(picture.headers['x-content-type-options'], 'nosniff');
    },
  },
};
