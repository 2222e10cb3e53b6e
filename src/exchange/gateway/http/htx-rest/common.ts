import type { Instrument } from '../../../assets/instrument.ts';
import type { MarketData } from '../../../market-data/port.ts';

const lower = (name: string): string => name.toLowerCase();

/** Decimals of a turnover, as HTX has them. */
const VALUE_PRECISION = 8;
/** No upper bound of our own; the ledger's (contract/fields.ts `amount`) is far above. */
const MAX_AMOUNT = 1e12;

/** A row of `/v1/common/symbols`. */
export function symbolRow(instrument: Instrument) {
  const { symbol, base, quote, priceDecimals, amountDecimals, isSpotTradable } = instrument;
  const minAmount = Number(instrument.minAmount);
  return {
    symbol,
    'base-currency': lower(base.name),
    'quote-currency': lower(quote.name),
    'price-precision': priceDecimals,
    'amount-precision': amountDecimals,
    'value-precision': VALUE_PRECISION,
    'symbol-partition': 'main',
    state: 'online',
    'min-order-amt': minAmount,
    'max-order-amt': MAX_AMOUNT,
    'min-order-value': Number(instrument.minValue),
    'limit-order-min-order-amt': minAmount,
    'limit-order-max-order-amt': MAX_AMOUNT,
    'sell-market-min-order-amt': minAmount,
    'sell-market-max-order-amt': MAX_AMOUNT,
    'buy-market-max-order-value': MAX_AMOUNT,
    'api-trading': isSpotTradable ? 'enabled' : 'disabled',
    tags: '',
  };
}

/** A row of `/v2/settings/common/symbols`, under HTX's short names. */
export function settingRow(instrument: Instrument, index: number) {
  const { symbol, base, quote, priceDecimals, amountDecimals, isSpotTradable } = instrument;
  return {
    sc: symbol,
    dn: `${base.name}/${quote.name}`,
    bc: lower(base.name),
    bcdn: base.name,
    qc: lower(quote.name),
    qcdn: quote.name,
    state: 'online',
    te: isSpotTradable,
    whe: false,
    cd: false,
    sp: 'main',
    tpp: priceDecimals,
    tap: amountDecimals,
    ttp: VALUE_PRECISION,
    fp: VALUE_PRECISION,
    w: 1_000_000 - index,
    toa: 0,
    tags: '',
  };
}

/** Rows of `/v2/reference/currencies`: every coin that some pair has. No chain: deposits are no matter of market data. */
export function currencyRows({ instruments }: MarketData) {
  const names = new Set(instruments.flatMap(({ base, quote }) => [lower(base.name), lower(quote.name)]));
  return [...names].map((currency) => ({ currency, instStatus: 'normal', assetType: 1, chains: [] }));
}
