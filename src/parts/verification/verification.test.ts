import { expect, test } from 'vitest';
import { buildReply } from '../../contract/fixtures/build.ts';
import { verificationState } from './verification.ts';

test.each([
  [0, 0, 'none'],
  [1, 0, 'review'],
  [2, 0, 'done'],
  [3, 0, 'failed'],
  [2, 1, 'review'],
  [2, 2, 'done'],
  [2, 3, 'failed'],
  [9, 9, 'none'],
])('basic %i and advanced %i read as %s', (review_status, advanced_review_status, state) => {
  expect(verificationState(buildReply('user.verification', { review_status, advanced_review_status }))).toBe(state);
});
