/** Cents of the quote coin count. */
export const QUOTE_DECIMALS = 2;

/** Decimals of a total in the quote coin: its cents count, however coarse the price is. */
export const totalDecimals = ({ priceDecimals }: { readonly priceDecimals: number }): number =>
  Math.max(QUOTE_DECIMALS, priceDecimals);
