import type { ReplyOf } from '../../contract/table.ts';

export type VerificationState = 'none' | 'review' | 'done' | 'failed';

const STATES: readonly VerificationState[] = ['none', 'review', 'done', 'failed'];

/** Where the verification stands: of the second level once the first is passed (wire.md section 3; 3 = failed is ours, readings D4). */
export function verificationState(reply: ReplyOf<'user.verification'>): VerificationState {
  const basic = STATES[reply.review_status] ?? 'none';
  const advanced = STATES[reply.advanced_review_status] ?? 'none';
  return basic === 'done' && (advanced === 'review' || advanced === 'failed') ? advanced : basic;
}
