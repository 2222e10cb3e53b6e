import type * as z from 'zod/mini';
import { alertsCalls } from './calls/alerts.ts';
import { authCalls } from './calls/auth.ts';
import { commonCalls } from './calls/common.ts';
import { contentCalls } from './calls/content.ts';
import { futuresCalls } from './calls/futures.ts';
import { ledgerCalls } from './calls/ledger.ts';
import { marketCalls } from './calls/market.ts';
import { noticeCalls } from './calls/notice.ts';
import { optionsCalls } from './calls/options.ts';
import { spotCalls } from './calls/spot.ts';
import { uploadCalls } from './calls/upload.ts';
import { userCalls } from './calls/user.ts';
import { walletCalls } from './calls/wallet.ts';

/** Every call of the wire that is built. The one table: types, handlers, client, OpenAPI and fixtures come from it. */
export const calls = {
  ...commonCalls,
  ...authCalls,
  ...userCalls,
  ...contentCalls,
  ...walletCalls,
  ...ledgerCalls,
  ...marketCalls,
  ...spotCalls,
  ...futuresCalls,
  ...optionsCalls,
  ...alertsCalls,
  ...noticeCalls,
  ...uploadCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a client passes. */
export type RequestOf<Name extends CallName> = z.input<Calls[Name]['request']>;
/** What a handler receives. */
export type ParsedRequestOf<Name extends CallName> = z.output<Calls[Name]['request']>;
/** What a handler answers: the payload as on the wire. */
export type ReplyWireOf<Name extends CallName> = z.input<Calls[Name]['reply']>;
/** What the app reads. */
export type ReplyOf<Name extends CallName> = z.output<Calls[Name]['reply']>;
