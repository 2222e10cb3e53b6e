import { marketSymbol } from '../../contract/sockets.ts';
import type { Fraction } from '../../domain/fraction.ts';
import type { Instrument, InstrumentType } from './instrument.ts';
import { USDT } from './usdt.ts';

/** An instrument with the figures that its price process starts from. */
export interface InstrumentSeed extends Instrument {
  readonly reference: {
    /** Around which price the pair trades when the exchange is first started. */
    readonly price: number;
    /** Standard deviation of a year's log return. */
    readonly volatility: number;
    /** Quote turnover of an ordinary day. */
    readonly turnover: number;
  };
}

/** Price as text: its decimals are the instrument's. Turnover in millions a day. */
type Row = readonly [
  coin: number,
  name: string,
  title: string,
  price: string,
  volatility: number,
  millions: number,
  amountDecimals: number,
];

/** Of what is received in spot, of every pair (readings G6). */
export const SPOT_FEE: Fraction = '0.001';

const QUOTE = { id: USDT.id, name: USDT.name } as const;

const COINS: readonly Row[] = [
  [1, 'BTC', 'Bitcoin', '64218.5', 0.46, 1820, 4],
  [2, 'ETH', 'Ethereum', '3412.66', 0.58, 1070, 4],
  [4, 'SOL', 'Solana', '158.42', 0.74, 650, 2],
  [5, 'XRP', 'XRP', '0.6128', 0.66, 54, 1],
  [6, 'DOGE', 'Dogecoin', '0.12847', 0.82, 78, 0],
  [7, 'LTC', 'Litecoin', '84.31', 0.62, 34, 3],
  [8, 'LINK', 'Chainlink', '14.208', 0.72, 39, 2],
  [9, 'BNB', 'BNB', '588.4', 0.48, 57, 3],
  [10, 'AVAX', 'Avalanche', '27.61', 0.78, 53, 2],
  [11, 'TON', 'Toncoin', '5.317', 0.7, 40, 2],
  [12, 'ADA', 'Cardano', '0.4382', 0.7, 31, 1],
  [13, 'DOT', 'Polkadot', '5.842', 0.7, 22, 2],
  [14, 'TRX', 'TRON', '0.15931', 0.42, 29, 1],
  [15, 'BCH', 'Bitcoin Cash', '402.7', 0.66, 26, 3],
  [16, 'NEAR', 'NEAR Protocol', '4.318', 0.84, 24, 2],
  [17, 'UNI', 'Uniswap', '8.213', 0.8, 19, 2],
  [18, 'ATOM', 'Cosmos', '5.624', 0.72, 14, 2],
  [19, 'APT', 'Aptos', '8.917', 0.86, 18, 2],
  [20, 'ARB', 'Arbitrum', '0.6214', 0.88, 21, 1],
  [21, 'OP', 'Optimism', '1.5832', 0.9, 17, 2],
  [22, 'FIL', 'Filecoin', '3.984', 0.78, 15, 2],
  [23, 'ETC', 'Ethereum Classic', '21.36', 0.7, 13, 3],
  [24, 'XLM', 'Stellar', '0.11284', 0.68, 12, 0],
  [25, 'HBAR', 'Hedera', '0.05873', 0.78, 9, 0],
  [26, 'SUI', 'Sui', '1.7824', 0.94, 48, 2],
  [27, 'ICP', 'Internet Computer', '8.642', 0.82, 11, 2],
  [28, 'AAVE', 'Aave', '151.83', 0.84, 23, 3],
  [29, 'INJ', 'Injective', '20.147', 0.92, 16, 2],
  [30, 'ALGO', 'Algorand', '0.13284', 0.74, 8, 0],
  [31, 'RENDER', 'Render', '5.206', 0.96, 15, 2],
  [32, 'SEI', 'Sei', '0.4127', 0.98, 12, 1],
];

const STOCKS: readonly Row[] = [
  [101, 'AAPL', 'Apple', '228.52', 0.24, 1190, 2],
  [102, 'NVDA', 'NVIDIA', '141.98', 0.46, 2817, 2],
  [103, 'TSLA', 'Tesla', '342.03', 0.55, 2772, 2],
  [104, 'MSFT', 'Microsoft', '417.79', 0.22, 860, 2],
  [105, 'AMZN', 'Amazon', '202.61', 0.3, 780, 2],
  [106, 'GOOGL', 'Alphabet', '175.33', 0.29, 520, 2],
  [107, 'META', 'Meta Platforms', '561.09', 0.34, 690, 2],
  [108, 'NFLX', 'Netflix', '883.85', 0.35, 310, 2],
  [109, 'AMD', 'Advanced Micro Devices', '137.62', 0.48, 470, 2],
  [110, 'INTC', 'Intel', '24.02', 0.44, 130, 2],
  [111, 'JPM', 'JPMorgan Chase', '243.09', 0.22, 210, 2],
  [112, 'V', 'Visa', '309.92', 0.19, 180, 2],
  [113, 'MA', 'Mastercard', '520.11', 0.2, 150, 2],
  [114, 'WMT', 'Walmart', '87.18', 0.18, 140, 2],
  [115, 'KO', 'Coca-Cola', '62.47', 0.14, 95, 2],
  [116, 'PEP', 'PepsiCo', '158.93', 0.16, 88, 2],
  [117, 'DIS', 'Walt Disney', '114.26', 0.26, 120, 2],
  [118, 'MCD', "McDonald's", '291.44', 0.17, 97, 2],
  [119, 'NKE', 'Nike', '74.15', 0.3, 84, 2],
  [120, 'BA', 'Boeing', '145.61', 0.36, 110, 2],
  [121, 'XOM', 'Exxon Mobil', '120.31', 0.23, 160, 2],
  [122, 'COST', 'Costco', '928.08', 0.2, 190, 2],
];

const INDICES: readonly Row[] = [
  [201, 'US500', 'US 500', '5948.7', 0.15, 716, 3],
  [202, 'NAS100', 'US Tech 100', '20740.8', 0.2, 640, 4],
  [203, 'US30', 'Wall Street 30', '43870.4', 0.14, 520, 4],
  [204, 'DE40', 'Germany 40', '19146.2', 0.16, 210, 4],
  [205, 'JP225', 'Japan 225', '38026.5', 0.2, 190, 4],
  [206, 'HK50', 'Hong Kong 50', '19601.1', 0.24, 150, 4],
];

const METALS: readonly Row[] = [
  [301, 'XAU', 'Gold', '2669.81', 0.14, 109, 3],
  [302, 'XAG', 'Silver', '30.812', 0.26, 62, 2],
  [303, 'XPT', 'Platinum', '962.43', 0.22, 18, 3],
  [304, 'WTI', 'WTI Crude Oil', '69.884', 0.34, 86, 2],
  [305, 'BRENT', 'Brent Crude Oil', '74.127', 0.32, 71, 2],
  [306, 'NGAS', 'Natural Gas', '3.3426', 0.58, 33, 2],
];

const FOREX: readonly Row[] = [
  [401, 'EUR', 'Euro', '1.04782', 0.075, 94, 1],
  [402, 'GBP', 'British Pound', '1.25943', 0.085, 71, 1],
  [403, 'AUD', 'Australian Dollar', '0.65084', 0.1, 38, 1],
  [404, 'CHF', 'Swiss Franc', '1.12681', 0.08, 33, 1],
  [405, 'CAD', 'Canadian Dollar', '0.71574', 0.065, 29, 1],
  [406, 'NZD', 'New Zealand Dollar', '0.58532', 0.105, 17, 1],
  [407, 'JPY', 'Japanese Yen', '0.0064683', 0.1, 61, 0],
];

/** Pairs have ids of their own (match_id), so that one taken for a coin's is noticed. */
const FIRST_ID = 1000;

const SPOT_TYPES: ReadonlySet<InstrumentType> = new Set(['crypto', 'stock']);

const toInstruments = (type: InstrumentType, rows: readonly Row[]): InstrumentSeed[] =>
  rows.map(([coin, name, title, price, volatility, millions, amountDecimals]) => ({
    id: FIRST_ID + coin,
    symbol: marketSymbol(name, QUOTE.name),
    base: { id: coin, name, title },
    quote: QUOTE,
    type,
    priceDecimals: price.length - price.indexOf('.') - 1,
    amountDecimals,
    minAmount: amountDecimals === 0 ? '1' : `0.${'1'.padStart(amountDecimals, '0')}`,
    minValue: '5',
    fee: SPOT_FEE,
    isSpotTradable: SPOT_TYPES.has(type),
    reference: { price: Number(price), volatility, turnover: millions * 1_000_000 },
  }));

/** Every pair of the exchange, all quoted in USDT, in the order of the lists (readings G13). */
export const INSTRUMENTS: readonly InstrumentSeed[] = [
  ...toInstruments('crypto', COINS),
  ...toInstruments('stock', STOCKS),
  ...toInstruments('index', INDICES),
  ...toInstruments('metal', METALS),
  ...toInstruments('forex', FOREX),
];
