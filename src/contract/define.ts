import type * as z from 'zod/mini';

export type Section =
  | 'common'
  | 'auth'
  | 'user'
  | 'content'
  | 'wallet'
  | 'market'
  | 'spot'
  | 'futures'
  | 'options'
  | 'alerts'
  | 'notice'
  | 'upload';

/** The fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** The rows of a list, and which of two pictures of one row is the older. */
export interface RowsOf<Row extends { readonly id: number } = never> {
  /** The call that answers with them, newest (highest id) first; what it is asked with are fields of the rows. */
  readonly list: string;
  /** True where the row was like this before it was like that: the two may come in any order. */
  isOlder(row: Row, than: Row): boolean;
}

/** What a call that was carried out, or an event that was pushed, makes old of what a client has read before. The client obeys it in one place. */
export interface Change<Old extends string = string> {
  /** Calls to ask again; a name that is none does not compile where it is obeyed (data/obey.ts). */
  readonly outdates?: readonly Old[];
  /** The list of which it brings a row: that one takes its place there. Only where none came is the list asked for again. */
  readonly rowOf?: RowsOf;
}

/** One call of the wire. Paths stand under `/api`; forms are `application/x-www-form-urlencoded`. */
export interface CallSpec<
  Request extends z.ZodMiniType<Fields> = z.ZodMiniType<Fields>,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Old extends string = string,
> extends Change<Old> {
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

/** Keeps the types of the schemas, whether it is a money call, and what it makes old, while checking the shape of a call. */
export function defineCall<
  Request extends z.ZodMiniType<Fields>,
  Reply extends z.ZodMiniType,
  Money extends boolean = false,
  Old extends string = never,
>(
  spec: Omit<CallSpec<Request, Reply, Old>, 'envelope' | 'money'> & {
    readonly envelope?: 'message' | 'data';
    readonly money?: Money;
  },
): CallSpec<Request, Reply, Old> & { readonly money?: Money } {
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
