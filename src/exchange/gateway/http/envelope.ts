import { ENVELOPE_TYPE, type EnvelopeType } from '../../../contract/define.ts';

export type EnvelopeKind = 'message' | 'data';

/** A reply in its envelope (wire.md section 1). */
export const good = (kind: EnvelopeKind, payload: unknown) =>
  kind === 'data' ? { code: 1, msg: '', data: payload } : { type: ENVELOPE_TYPE.ok, message: payload };

/** A refusal in its envelope. The other envelope carries `type` and `message` beside its own fields, so that one client rule reads both. */
export const bad = (
  kind: EnvelopeKind,
  type: EnvelopeType,
  sentence: string,
  { next = null, field = null }: { readonly next?: string | null; readonly field?: string | null } = {},
) => ({
  ...(kind === 'data' && { code: -1, msg: sentence, data: [] }),
  type,
  message: sentence,
  // Ours: where a 997 leads on (readings D1).
  ...(next !== null && { next }),
  // Ours too: at which field of its form the client says it.
  ...(field !== null && { field }),
});
