import { CURRENCY_TYPE } from '../../../../contract/codes.ts';
import { ACCOUNTS, type Account } from '../../../../domain/accounts.ts';
import type { Coin } from '../../../assets/coins.ts';
import { flag } from '../../../calls/flag.ts';
import { Money } from '../../../ledger/decimal.ts';
import type { MarketData } from '../../../market-data/port.ts';
import type { Worth } from '../../product.ts';
import type { Holding } from '../balances.ts';
import { priceNow, worth } from '../prices.ts';
import { LIVES_IN } from '../transfer.ts';
import { shownScale } from './coins.ts';

/** Decimals of totals in USDT and USD. */
export const TOTAL_DECIMALS = 8;

/** In which accounts a coin lives. */
const livesIn = (coin: Coin) => ({
  is_legal: flag(coin.isLegal),
  is_lever: flag(coin.isLever),
  is_match: flag(coin.isMatch),
  is_micro: flag(coin.isMicro),
});

/** A coin's part of a balance row; USDT counts as one USD. */
export function balanceBase(markets: MarketData, coin: Coin) {
  const price = priceNow(markets, coin.id);
  return {
    id: coin.id,
    currency: coin.id,
    currency_name: coin.name,
    currency_title: coin.title,
    ...livesIn(coin),
    currency_type: CURRENCY_TYPE[markets.instruments.find(({ base }) => base.id === coin.id)?.type ?? 'crypto'],
    usdt_price: price,
    cny_price: price,
    pb_price: price,
    is_charge: flag(coin.isCharge),
    decimal_scale: shownScale(markets, coin),
  };
}

export const NOTHING = { available: '0', frozen: '0' } as const;

/** What a user has of a coin. */
type Amounts = Pick<Holding, 'available' | 'frozen'>;

/** The same under the names of its account. */
const FIELDS = {
  fiat: ({ available, frozen }: Amounts) => ({ legal_balance: available, lock_legal_balance: frozen }),
  spot: ({ available, frozen }: Amounts) => ({ change_balance: available, lock_change_balance: frozen }),
  futures: ({ available, frozen }: Amounts) => ({ lever_balance: available, lock_lever_balance: frozen }),
  options: ({ available, frozen }: Amounts) => ({ micro_balance: available, lock_micro_balance: frozen }),
} satisfies Record<Account, (amounts: Amounts) => object>;

export const balanceFields = (account: Account, amounts: Amounts) => FIELDS[account](amounts);

/** The coins of an account with what the user has of each: those that live there, and whatever else is held there. */
function accountRows(
  markets: MarketData,
  coins: ReadonlyMap<number, Coin>,
  holdings: readonly Holding[],
  account: Account,
) {
  const held = new Map(
    holdings.filter((holding) => holding.account === account).map((holding) => [holding.coin, holding]),
  );
  const shown = [...coins.values()].filter((coin) => LIVES_IN[account](coin) || !isEmpty(held.get(coin.id)));
  return shown.map((coin) => {
    const { available, frozen } = held.get(coin.id) ?? NOTHING;
    return { ...balanceBase(markets, coin), available, frozen };
  });
}

const isEmpty = (holding: Holding | undefined): boolean =>
  !holding || (new Money(holding.available).isZero() && new Money(holding.frozen).isZero());

/** Worth of rows in USDT. */
export const totalOf = (rows: ReturnType<typeof accountRows>): Money =>
  rows.reduce(
    (sum, row) => sum.plus(worth(row.available, row.usdt_price)).plus(worth(row.frozen, row.usdt_price)),
    new Money(0),
  );

const totals = (rows: ReturnType<typeof accountRows>, inProducts: Money | undefined) => {
  const total = totalOf(rows)
    .plus(inProducts ?? 0)
    .toDecimalPlaces(TOTAL_DECIMALS)
    .toFixed();
  return { totle: total, usdt_totle: total, CNY: total };
};

/** The four accounts of a user as on the wire, and all their rows. Totals count what products have for the user too. */
export function walletsOf(
  markets: MarketData,
  coins: ReadonlyMap<number, Coin>,
  holdings: readonly Holding[],
  inProducts: Worth,
) {
  const rowsOf = (account: Account) => accountRows(markets, coins, holdings, account);
  const rows = { fiat: rowsOf('fiat'), spot: rowsOf('spot'), futures: rowsOf('futures'), options: rowsOf('options') };
  const wallet = <Fields>(account: Account, fieldsOf: (amounts: Amounts) => Fields) => ({
    balance: rows[account].map(({ available, frozen, ...row }) => ({ ...row, ...fieldsOf({ available, frozen }) })),
    ...totals(rows[account], inProducts[account]),
  });
  return {
    rows: Object.values(rows).flat(),
    legal_wallet: wallet('fiat', FIELDS.fiat),
    change_wallet: wallet('spot', FIELDS.spot),
    lever_wallet: wallet('futures', FIELDS.futures),
    micro_wallet: wallet('options', FIELDS.options),
  };
}

/** The coins that live in two or more accounts, as on the wire: with what a user has of each, also where it does not live. */
export const transferableCoins = (coins: ReadonlyMap<number, Coin>, holdings: readonly Holding[]) =>
  [...coins.values()]
    .filter((coin) => coin.isDisplay && ACCOUNTS.filter((account) => LIVES_IN[account](coin)).length > 1)
    .map((coin) => {
      const heldIn = (account: Account) =>
        holdings.find((held) => held.account === account && held.coin === coin.id) ?? NOTHING;
      return {
        id: coin.id,
        name: coin.name,
        ...livesIn(coin),
        wallet: {
          ...FIELDS.fiat(heldIn('fiat')),
          ...FIELDS.spot(heldIn('spot')),
          ...FIELDS.futures(heldIn('futures')),
          ...FIELDS.options(heldIn('options')),
        },
      };
    });
