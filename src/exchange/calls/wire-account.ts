import { ACCOUNT_TYPE, type AccountKind } from '../../contract/rows/wallet.ts';
import { ACCOUNTS, type Account } from '../../domain/accounts.ts';

/** What the wire calls an account (wire.md section 5). */
export const WIRE_ACCOUNT: Readonly<Record<Account, AccountKind>> = {
  fiat: 'legal',
  spot: 'change',
  futures: 'lever',
  options: 'micro',
};

/** The account of a `type` on the wire; undefined for a number that none has. */
export const accountOfType = (type: number): Account | undefined =>
  ACCOUNTS.find((account) => ACCOUNT_TYPE[WIRE_ACCOUNT[account]] === type);

/** The account that the wire calls so. */
export function accountNamed(kind: AccountKind): Account {
  const found = ACCOUNTS.find((account) => WIRE_ACCOUNT[account] === kind);
  if (!found) throw new Error(`No account is called ${kind} on the wire`);
  return found;
}
