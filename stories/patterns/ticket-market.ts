import {
  momentOf,
  type TicketBook,
  type TicketFunds,
  type TicketRules,
} from '../../src/features/spot/ticket/ticket.ts';

/** The market and the account that the pattern's ticket trades in: its rules are those of the app's own ticket. */
export const RULES: TicketRules = {
  pair: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 1,
  amountDecimals: 4,
  minAmount: '0.0001',
  minValue: '5',
  feeRate: '0.001',
};
export const FUNDS: TicketFunds = { quote: '10003.92', base: '0.28413' };
export const BOOK: TicketBook = { bids: [['64218.5', '2']], asks: [['64218.6', '2']] };

export const momentNow = (side: 'buy' | 'sell') => momentOf(side, '64218.5', BOOK, RULES.priceDecimals);
