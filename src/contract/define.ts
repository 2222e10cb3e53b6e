import type * as z from 'zod/mini';

export type Section = 'common' | 'auth' | 'user' | 'content' | 'wallet' | 'market' | 'spot' | 'notice' | 'upload';

/** The fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** One call of the wire. Paths stand under `/api`; forms are `application/x-www-form-urlencoded`. */
export interface CallSpec<
  Request extends z.ZodMiniType<Fields> = z.ZodMiniType<Fields>,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly section: Section;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** One sentence for the docs page. */
  readonly summary: string;
  /** True where a visitor without a token may call it. */
  readonly guest: boolean;
  /** Moves or commits money: takes `client_id` and is answered once per id (readings G8). */
  readonly money?: boolean;
  /** `message`: `{type, message}`. `data`: `{code, msg, data}` (wire.md section 1). */
  readonly envelope: 'message' | 'data';
  readonly request: Request;
  /** The payload inside the envelope. Input = as on the wire, output = as the app reads it. */
  readonly reply: Reply;
}

/** Keeps the types of the schemas, and whether it is a money call, while checking the shape of a call. */
export function defineCall<
  Request extends z.ZodMiniType<Fields>,
  Reply extends z.ZodMiniType,
  Money extends boolean = false,
>(
  spec: Omit<CallSpec<Request, Reply>, 'envelope' | 'money'> & {
    readonly envelope?: 'message' | 'data';
    readonly money?: Money;
  },
): CallSpec<Request, Reply> & { readonly money?: Money } {
  return { envelope: 'message', ...spec };
}

/** `type` values of the message envelope that ask the client to go somewhere (readings D1, D2; wire.md 1). */
export const ENVELOPE_TYPE = {
  ok: 'ok',
  error: 'error',
  loginRequired: '999',
  verificationRequired: '998',
  unavailable: '997',
} as const;
export type EnvelopeType = (typeof ENVELOPE_TYPE)[keyof typeof ENVELOPE_TYPE];
