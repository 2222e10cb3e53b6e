/** A parameter that HTX would refuse, in its words: "invalid symbol" (htx-protocol.md section 5). */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter';
}

/** The REST envelopes; errors come with HTTP 200 as well. */
export const ok = (ts: number, fields: object) => ({ status: 'ok', ts, ...fields });
const error = (ts: number, code: string, message: string) => ({
  status: 'error',
  ts,
  'err-code': code,
  'err-msg': message,
});
export const refused = (ts: number, message: string) => error(ts, 'invalid-parameter', message);
/** Under the code that HTX has for faults of its own: clients take it for an exchange that is away, and come again. */
export const failed = (ts: number, message: string) => error(ts, 'gateway-internal-error', message);

/** Replies of the v2 paths carry a code in place of the status. */
export const ok2 = (data: unknown) => ({ code: 200, message: 'success', data });
