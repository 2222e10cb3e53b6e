import type { CurrencyRowWire } from '../../../../contract/rows/currency.ts';
import type { Coin } from '../../../assets/coins.ts';
import { flag } from '../../../calls/flag.ts';
import type { MarketData } from '../../../market-data/port.ts';
import { priceNow } from '../prices.ts';

/** Decimals that amounts of money are shown with; coins keep the decimals they are booked with. */
const MONEY_DECIMALS = 2;

const quoted = new WeakMap<MarketData['instruments'], ReadonlySet<number>>();

/** The coins that pairs are quoted in; looked for once a list of pairs. */
export function quoteCoins({ instruments }: MarketData): ReadonlySet<number> {
  const known = quoted.get(instruments) ?? new Set(instruments.map(({ quote }) => quote.id));
  quoted.set(instruments, known);
  return known;
}

/** Decimals a coin's amounts are shown with. */
export const shownScale = (markets: MarketData, coin: Coin): number =>
  quoteCoins(markets).has(coin.id) ? MONEY_DECIMALS : coin.scale;

/** A coin as on the wire (wire.md 3.1). */
export function coinToWire(markets: MarketData, coin: Coin): CurrencyRowWire {
  const price = priceNow(markets, coin.id);
  return {
    id: coin.id,
    name: coin.name,
    title: coin.title,
    sort: coin.sort,
    logo: coin.logo,
    is_display: flag(coin.isDisplay),
    min_number: coin.minNumber,
    max_number: coin.maxNumber,
    rate: coin.rate,
    is_lever: flag(coin.isLever),
    is_legal: flag(coin.isLegal),
    is_match: flag(coin.isMatch),
    is_micro: flag(coin.isMicro),
    is_transfer: flag(coin.isTransfer),
    type: coin.type,
    contract_address: coin.contractAddress,
    currency_decimals: coin.scale,
    decimal_scale: shownScale(markets, coin),
    chain_fee: coin.chainFee,
    price,
    rmb_relation: price,
    to_pb_price: price,
    get_address: flag(coin.isCharge),
    insurancable: 0,
    show_legal: flag(coin.isLegal),
    micro_trade_fee: '0',
    micro_min: '0',
    micro_max: '0',
    micro_holdtrade_max: '0',
    create_time: '',
    address_erc: '',
    address_omni: '',
  };
}
