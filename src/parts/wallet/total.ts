import { ACCOUNT_KINDS } from '../../contract/codes.ts';
import type { WalletList } from '../../contract/rows/wallet.ts';
import { plus } from '../../domain/scaled.ts';

/** Sum over all accounts in USDT, decimal text: the same figure on every screen. */
export const totalOf = ({ accounts }: Pick<WalletList, 'accounts'>): string =>
  ACCOUNT_KINDS.map((kind) => accounts[kind].usdt_total).reduce(plus, '0');
