import { tableRows } from '../../platform/store/table-rows.ts';
import { spotFills } from './schema.ts';

/** Fills in statements, where spot_fills goes by the name `f`. */
export const FILLS = tableRows(spotFills, 'f', ['id']);

/** A user's side of one trade: amounts in decimal text, price and value in the quote coin, the fee in `feeCoin`. */
export type SpotFill = Readonly<Omit<typeof spotFills.$inferSelect, 'id' | 'createdAt'>>;

/** The same as it stands in the store. */
export type ReadFill = Readonly<typeof spotFills.$inferSelect>;
