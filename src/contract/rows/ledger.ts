import * as z from 'zod/mini';
import { decimal, integer, text } from '../fields.ts';
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
