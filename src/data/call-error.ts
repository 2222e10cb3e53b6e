/**
 * Why a call failed:
 * `refused` the server said no in words; `login` 999, `verification` 998, `unavailable` 997 (it also sends the user somewhere);
 * `absent` 404, this server does not have the call; `http` another status; `shape` the reply is not what the contract says;
 * `network` no reply; `timeout` none in time; `aborted` nobody waits for it any more.
 */
export type CallErrorKind =
  | 'refused'
  | 'login'
  | 'verification'
  | 'unavailable'
  | 'absent'
  | 'http'
  | 'shape'
  | 'network'
  | 'timeout'
  | 'aborted';

/** A failed call. `message` is the server's own sentence or ""; screens have words for each kind. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** `type` of the envelope; "" where there was none. */
  readonly type: string;
  /** What to quote to the support. */
  readonly reference: string;
  /** HTTP status of an answer that is not the exchange's own: of what stands in front of it; else 0. */
  readonly status: number;
  /** Of a 997: the screen at which what is missing can be had, where the server says so. */
  readonly next: string;
  /** Of a refusal: the field of its form that is to blame (src/domain/forms), where the server says so; else "". */
  readonly field: string;

  constructor(
    kind: CallErrorKind,
    fields: {
      message?: string;
      type?: string;
      reference?: string;
      status?: number;
      next?: string;
      field?: string;
      cause?: unknown;
    } = {},
  ) {
    super(fields.message ?? '', { cause: fields.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.type = fields.type ?? '';
    this.reference = fields.reference ?? '';
    this.status = fields.status ?? 0;
    this.next = fields.next ?? '';
    this.field = fields.field ?? '';
  }

  /** True where the server may have done what was asked although no clear answer came. */
  get isUnclear(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.kind === 'http' ||
      this.kind === 'shape' ||
      this.kind === 'aborted'
    );
  }
}

/** Any thrown thing as a CallError. */
export const toCallError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('network', { cause: error });

/** True where this server does not have the call, so that its feature hides (architecture 2). */
export const isAbsent = (error: unknown): boolean => error instanceof CallError && error.kind === 'absent';

/** A short mark such as "wallet.list-LX3K9A" by which a failure is found in the logs. */
export const referenceOf = (name: string, at: number = Date.now()): string =>
  `${name}-${at.toString(36).slice(-6).toUpperCase()}`;
