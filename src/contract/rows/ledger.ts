import * as z from 'zod/mini';
import { ACCOUNT_KINDS, type AccountKind } from '../codes.ts';
import { decimal, flag, integer, text } from '../fields.ts';
import { toBalance, wireRows } from './wallet.ts';

const details = { address: text, ExRate: decimal, coin_trade_fee: decimal };

/** `wallet/detail`: one balance row of the account asked for, told from the others by the names of its balances. */
export const walletDetail = z.pipe(
  z.union([
    z.pipe(z.extend(wireRows.legal, details), toBalance('legal')),
    z.pipe(z.extend(wireRows.change, details), toBalance('change')),
    z.pipe(z.extend(wireRows.lever, details), toBalance('lever')),
    z.pipe(z.extend(wireRows.micro, details), toBalance('micro')),
  ]),
  z.transform(({ ExRate, ...row }) => ({ ...row, rate: ExRate })),
);
export type WalletDetail = z.output<typeof walletDetail>;

/** One row of the ledger as a user sees it (wire.md section 5: AccountLog). `value` is signed. */
export const accountLog = z.object({
  id: integer,
  user_id: integer,
  value: decimal,
  created_time: text,
  info: text,
  type: integer,
  currency: integer,
  currency_name: text,
  account_number: text,
  /** Which account: legal, change, lever or micro. */
  account: text,
  before: decimal,
  after: decimal,
  transaction_info: text,
});
export type AccountLog = z.output<typeof accountLog>;

/** What a user has of a coin in an account; decimal text. */
export interface CoinFunds {
  readonly available: string;
  readonly frozen: string;
}

/** A coin of `currency/user_currency_list` with what the user has of it, in each account where it lives. */
export const transferableCoin = z.pipe(
  z.object({
    id: integer,
    name: text,
    is_legal: flag,
    is_lever: flag,
    is_match: flag,
    is_micro: flag,
    wallet: z.object({
      legal_balance: decimal,
      lock_legal_balance: decimal,
      change_balance: decimal,
      lock_change_balance: decimal,
      lever_balance: decimal,
      lock_lever_balance: decimal,
      micro_balance: decimal,
      lock_micro_balance: decimal,
    }),
  }),
  z.transform(({ wallet, is_legal, is_lever, is_match, is_micro, ...coin }) => {
    const isThere = { legal: is_legal, change: is_match, lever: is_lever, micro: is_micro };
    const funds: Partial<Record<AccountKind, CoinFunds>> = {};
    for (const kind of ACCOUNT_KINDS)
      if (isThere[kind]) funds[kind] = { available: wallet[`${kind}_balance`], frozen: wallet[`lock_${kind}_balance`] };
    return { ...coin, funds };
  }),
);
export type TransferableCoin = z.output<typeof transferableCoin>;
