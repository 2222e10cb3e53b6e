import * as z from 'zod/mini';
import type { AccountKind } from '../codes.ts';
import { decimal, flag, integer, list, text } from '../fields.ts';

export { ACCOUNT_TYPE, type AccountKind } from '../codes.ts';

const base = {
  id: integer,
  currency: integer,
  currency_name: text,
  /** As a pair's; that of the pairs that the coin is the base of. */
  currency_type: z.optional(integer),
  /** Full name. Ours. */
  currency_title: z.optional(text),
  is_legal: flag,
  is_lever: flag,
  is_match: flag,
  is_micro: flag,
  /** Value of one coin in USDT and in USD. */
  usdt_price: decimal,
  cny_price: decimal,
  /** Value in the platform's own unit, which is USDT here. */
  pb_price: z.optional(decimal),
  is_charge: flag,
  decimal_scale: z.optional(integer),
};

/** A balance as the app reads it, whichever account it stands in. */
export const toBalance = <Row extends Record<string, unknown>>(kind: AccountKind) =>
  z.transform((row: Row) => ({
    ...row,
    kind,
    available: String(row[`${kind}_balance`]),
    frozen: String(row[`lock_${kind}_balance`]),
  }));

/** The same as the wire has them. */
export const wireRows = {
  legal: z.object({ ...base, legal_balance: decimal, lock_legal_balance: decimal }),
  change: z.object({ ...base, change_balance: decimal, lock_change_balance: decimal }),
  lever: z.object({ ...base, lever_balance: decimal, lock_lever_balance: decimal }),
  micro: z.object({ ...base, micro_balance: decimal, lock_micro_balance: decimal }),
};

/** Balance rows by account: `<kind>_balance` and `lock_<kind>_balance` become `available` and `frozen`. */
export const balanceRow = {
  legal: z.pipe(wireRows.legal, toBalance<z.output<typeof wireRows.legal>>('legal')),
  change: z.pipe(wireRows.change, toBalance<z.output<typeof wireRows.change>>('change')),
  lever: z.pipe(wireRows.lever, toBalance<z.output<typeof wireRows.lever>>('lever')),
  micro: z.pipe(wireRows.micro, toBalance<z.output<typeof wireRows.micro>>('micro')),
};

/** All rows of one account, with their totals. */
export const accountWallet = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    z.object({ balance: list(row), totle: decimal, usdt_totle: decimal, CNY: decimal }),
    z.transform((wallet) => ({
      balance: wallet.balance,
      total: wallet.totle,
      usdt_total: wallet.usdt_totle,
      usd_total: wallet.CNY,
    })),
  );

/** `wallet/list`: misspelt totals are renamed here. The day's result is ours (readings G17). */
export const walletList = z.pipe(
  z.object({
    legal_wallet: accountWallet(balanceRow.legal),
    change_wallet: accountWallet(balanceRow.change),
    micro_wallet: accountWallet(balanceRow.micro),
    lever_wallet: accountWallet(balanceRow.lever),
    ExRate: decimal,
    is_open_CTbi: z.optional(flag),
    today_profit: z.optional(decimal),
    today_profit_rate: z.optional(decimal),
  }),
  z.transform(({ legal_wallet, change_wallet, micro_wallet, lever_wallet, ExRate, is_open_CTbi: _, ...rest }) => ({
    ...rest,
    rate: ExRate,
    accounts: { legal: legal_wallet, change: change_wallet, micro: micro_wallet, lever: lever_wallet },
  })),
);
export type WalletList = z.output<typeof walletList>;

/** `wallet/history`, ours: oldest first, none before the user had anything. The result is net of money in and out. */
export const balanceHistory = z.object({
  list: list(
    z.object({
      /** Unix ms. */
      time: integer,
      /** In USDT. */
      total: decimal,
    }),
  ),
  profit: decimal,
  profit_rate: decimal,
  /** From when the result counts, unix ms: the first of the list, or the first money of who had nothing before. */
  since: z.optional(integer),
});

/** A balance row of any account, as the app reads it. */
export type Balance = {
  id: number;
  currency: number;
  currency_name: string;
  currency_title?: string | undefined;
  usdt_price: string;
  cny_price: string;
  is_charge: boolean;
  decimal_scale?: number | undefined;
  kind: AccountKind;
  available: string;
  frozen: string;
};
