import type * as z from 'zod/mini';
import type { CallSpec } from '../../contract/define.ts';
import type { CallName, Calls } from '../../contract/table.ts';
import type { Lang } from '../../domain/constants.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Done, OnceRequest } from '../ledger/idempotent.ts';

/** Says a key of locales/<lang>/exchange.json in the reader's language. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

export interface CallContext {
  readonly lang: Lang;
  /** Null for a visitor; never null in a call whose spec says `guest: false`. */
  readonly caller: Caller | null;
  /** Address of the client, for rate limits and tries. */
  readonly address: string;
  /** What the client calls itself (user-agent), cut to a sane length. */
  readonly agent: string;
  readonly say: Say;
}

/** The handler of a call: of one that moves or commits money it does not see the client id, and hands `once` on to what does the work, which alone can give it what it answers. */
type HandlerOf<Spec extends CallSpec> = Spec extends { readonly money?: true }
  ? (
      request: Omit<z.output<Spec['request']>, 'client_id'>,
      context: CallContext,
      once: OnceRequest,
    ) => Promise<Done<z.input<Spec['reply']>>>
  : (request: z.output<Spec['request']>, context: CallContext) => Promise<z.input<Spec['reply']>>;

/** One handler a call of a table. A missing one does not compile. */
type HandlersFor<Table extends CallTable> = { readonly [Name in keyof Table]: HandlerOf<Table[Name]> };

export type Handler<Name extends CallName> = HandlerOf<Calls[Name]>;

/** One handler a call of the contract; uploads are multipart and have their own route. */
export type Handlers = HandlersFor<Omit<Calls, 'upload.file'>>;

type CallTable = Readonly<Record<string, CallSpec>>;

/** A call as the router serves it: whatever its fields are, its handler was tied to them by type where it was made. */
export interface ServedCall {
  readonly spec: CallSpec;
  readonly handler: (request: unknown, context: CallContext, once?: OnceRequest) => Promise<unknown>;
}

/** Calls by name. */
export type ServedCalls = Readonly<Record<string, ServedCall>>;

/** Ties handlers to the calls of a table. */
export function servedCalls<Table extends CallTable>(table: Table, handlers: HandlersFor<NoInfer<Table>>): ServedCalls {
  return Object.fromEntries(
    Object.entries(table).map(([name, spec]) => [
      name,
      // A loop over names cannot carry the tie.
      { spec, handler: handlers[name] as ServedCall['handler'] },
    ]),
  );
}
