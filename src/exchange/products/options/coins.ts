import { and, eq, inArray } from 'drizzle-orm';
import { flag } from '../../calls/flag.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { balances } from '../../platform/store/schema/index.ts';
import type { ProductDeps } from '../product.ts';
import { QUICK_STAKES, STAKE } from './terms.ts';

/** The coins that options are staked in, as on the wire: those that pairs are quoted in, with what a user has of them. */
export async function payableCoins(
  { store, coins, markets }: Pick<ProductDeps, 'store' | 'coins' | 'markets'>,
  user: number | undefined,
) {
  const quotes = new Set(markets.instruments.map(({ quote }) => quote.id));
  const payable = [...(await coins.all()).values()].filter(({ id, isMicro }) => isMicro && quotes.has(id));
  const held =
    user === undefined
      ? []
      : await heldOf(
          store,
          user,
          payable.map(({ id }) => id),
        );
  return payable.map(({ id, name, title, logo, scale, isMicro }) => {
    const { available, frozen } = held.find(({ coin }) => coin === id) ?? { available: '0', frozen: '0' };
    return {
      id,
      name,
      title,
      logo,
      is_micro: flag(isMicro),
      currency_decimals: scale,
      decimal_scale: STAKE.decimals,
      micro_numbers: QUICK_STAKES.map((number, index) => ({
        id: index + 1,
        currency_id: id,
        number,
        currency_name: name,
      })),
      insurance_types: [],
      user_wallet: { micro_balance: available, lock_micro_balance: frozen, micro_with_insurance: '0' },
      user_insurance: null,
    };
  });
}

const heldOf = (store: ProductDeps['store'], user: number, coins: readonly number[]) =>
  store.db
    .select({ coin: balances.coin, available: balances.available, frozen: balances.frozen })
    .from(balances)
    .where(
      and(eq(balances.owner, ownerKey({ user })), eq(balances.account, 'options'), inArray(balances.coin, [...coins])),
    );
