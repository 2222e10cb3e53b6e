import { ENVELOPE_TYPE } from '../contract/define.ts';
import { CallError, type CallErrorKind } from './call-error.ts';

const SENT_AWAY: Record<string, CallErrorKind> = {
  [ENVELOPE_TYPE.loginRequired]: 'login',
  [ENVELOPE_TYPE.verificationRequired]: 'verification',
  [ENVELOPE_TYPE.unavailable]: 'unavailable',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * The payload of a reply, or the CallError that it is. Success is type "ok" or code 1, whichever envelope was expected
 * (readings D3); types may come as numbers (wire.md 11).
 */
export function openEnvelope(body: unknown, reference: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new CallError('shape', { reference });
  const fields: Record<string, unknown> = { ...body };
  const type = textOf(fields.type);
  if (type === ENVELOPE_TYPE.ok) return fields.message;
  const code = textOf(fields.code);
  if (code === '1') return 'data' in fields ? fields.data : fields.message;
  if (type === '' && code === '') throw new CallError('shape', { reference });
  throw new CallError(SENT_AWAY[type] ?? 'refused', {
    type,
    message: textOf(fields.message ?? fields.msg),
    next: textOf(fields.next),
    field: textOf(fields.field),
    reference,
  });
}
