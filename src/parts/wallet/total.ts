import type { AccountKind, WalletList } from '../../contract/rows/wallet.ts';
import { plus } from '../../domain/scaled.ts';

/** The accounts by the wire's names, in the order in which screens show them. */
export const WIRE_ACCOUNTS = ['change', 'legal', 'lever', 'micro'] as const satisfies readonly AccountKind[];

/** Sum over all accounts in USDT, decimal text: the same figure on every screen. */
export const totalOf = ({ accounts }: Pick<WalletList, 'accounts'>): string =>
  WIRE_ACCOUNTS.map((kind) => accounts[kind].usdt_total).reduce(plus, '0');
