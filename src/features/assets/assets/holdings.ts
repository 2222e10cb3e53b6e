import { ACCOUNT_KINDS } from '../../../contract/codes.ts';
import type { AccountKind, Balance, WalletList } from '../../../contract/rows/wallet.ts';
import { SMALL_BALANCE_USDT } from '../../../domain/constants.ts';
import { add, compare, div, mul, sum } from '../../../domain/money.ts';
import { totalOf } from '../../../parts/wallet/total.ts';

/** Value of a balance in USDT: what is available and what is frozen. */
export const usdtValueOf = (row: Balance): string => mul(add(row.available, row.frozen), row.usdt_price);

export const isZeroTotal = (wallet: WalletList): boolean => compare(totalOf(wallet), '0') === 0;

interface Filter {
  readonly hideSmall: boolean;
  readonly keyword: string;
}

/** Rows of an account, greatest value first; small ones and others than the keyword asks for left out. */
export function rowsOf(wallet: WalletList, kind: AccountKind, { hideSmall, keyword }: Filter): Balance[] {
  const needle = keyword.trim().toLowerCase();
  const rows: readonly Balance[] = wallet.accounts[kind].balance;
  return rows
    .map((row) => ({ row, value: usdtValueOf(row) }))
    .filter(
      ({ row, value }) =>
        !(hideSmall && compare(value, SMALL_BALANCE_USDT) < 0) &&
        `${row.currency_name} ${row.currency_title ?? ''}`.toLowerCase().includes(needle),
    )
    .sort((a, b) => compare(b.value, a.value))
    .map(({ row }) => row);
}

export interface Share {
  readonly coin: string;
  /** 0 to 1. */
  readonly share: number;
  /** How many coins `other` stands for. */
  readonly count?: number;
}

const SHOWN = 4;

/** What the total is made of, by coin over all accounts: the four greatest and the rest as `other`. */
export function sharesOf(wallet: WalletList): Share[] {
  const byCoin = new Map<string, string>();
  for (const kind of ACCOUNT_KINDS) {
    const rows: readonly Balance[] = wallet.accounts[kind].balance;
    for (const row of rows) byCoin.set(row.currency_name, add(byCoin.get(row.currency_name) ?? '0', usdtValueOf(row)));
  }
  const total = sum([...byCoin.values()]);
  const shares = [...byCoin]
    .map(([coin, value]) => ({ coin, share: Number(div(value, total) ?? '0') }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const other = shares.slice(SHOWN).reduce((rest, { share }) => rest + share, 0);
  return other > 0
    ? [...shares.slice(0, SHOWN), { coin: 'other', share: other, count: shares.length - SHOWN }]
    : shares;
}
