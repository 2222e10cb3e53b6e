import type { CallName, calls, ParsedRequestOf, ReplyWireOf } from '../../contract/table.ts';
import type { Lang } from '../../domain/constants.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Done } from '../ledger/idempotent.ts';
import type { Once } from './once.ts';

export type { Caller };

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

export type Handler<Name extends CallName> = (
  request: ParsedRequestOf<Name>,
  context: CallContext,
) => Promise<ReplyWireOf<Name>>;

/** Calls that move or commit money. */
export type MoneyCall = {
  [Name in CallName]: (typeof calls)[Name] extends { readonly money?: true } ? Name : never;
}[CallName];

/** A money call's handler does not see the client id: it hands `once` on to what does the work, which alone can give it what it answers. */
export type MoneyHandler<Name extends MoneyCall> = (
  request: Omit<ParsedRequestOf<Name>, 'client_id'>,
  context: CallContext,
  once: Once,
) => Promise<Done<ReplyWireOf<Name>>>;

/** One handler a call; uploads are multipart and have their own route. A missing one does not compile. */
export type Handlers = {
  readonly [Name in Exclude<CallName, 'upload.file'>]: Name extends MoneyCall ? MoneyHandler<Name> : Handler<Name>;
};
