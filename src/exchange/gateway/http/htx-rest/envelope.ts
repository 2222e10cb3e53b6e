/** A parameter that HTX would refuse, in its words: "invalid symbol" (htx-protocol.md section 5). */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter';
}

/** The REST envelopes; errors come with HTTP 200 as well. */
export const ok = (ts: number, fields: object) => ({ status: 'ok', ts, ...fields });
export const refused = (ts: number, message: string) => ({
  status: 'error',
  ts,
  'err-code': 'invalid-parameter',
  'err-msg': message,
});

/** Replies of the v2 paths carry a code in place of the status. */
export const ok2 = (data: unknown) => ({ code: 200, message: 'success', data });
