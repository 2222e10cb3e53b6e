import type { Coin } from '../../../assets/coins.ts';
import { USDT } from '../../../assets/usdt.ts';
import { Money } from '../../../ledger/decimal.ts';
import type { MarketData } from '../../../market-data/port.ts';
import type { Worth } from '../../product.ts';
import type { Holding } from '../balances.ts';
import { worth } from '../prices.ts';
import { TOTAL_DECIMALS, walletsOf } from './wallets.ts';

/** What user.info says of a user's money. */
export function moneyToWire(
  markets: MarketData,
  coins: ReadonlyMap<number, Coin>,
  holdings: readonly Holding[],
  inProducts: Worth,
) {
  const { rows, ...wallets } = walletsOf(markets, coins, holdings, inProducts);
  const frozen = rows.reduce((sum, row) => sum.plus(worth(row.frozen, row.usdt_price)), new Money(0));
  const usdt = wallets.change_wallet.balance.find(({ currency }) => currency === USDT.id);
  return {
    frozen_funds: frozen.toDecimalPlaces(TOTAL_DECIMALS).toFixed(),
    // Who never had any has none.
    usdt: usdt?.change_balance ?? '0',
    currency_usdt_id: USDT.id,
    currency_usdt_name: USDT.name,
    ...wallets,
  };
}
