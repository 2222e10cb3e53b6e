/** Prices and amounts inside the markets are whole ticks and lots; outside they are numbers or decimal text. */

/** A scaled integer as a number: one division of exact doubles, so the nearest double there is. */
export const toNumber = (scaled: bigint | number, decimals: number): number => Number(scaled) / 10 ** decimals;

/** A number as whole ticks or lots. */
export const toUnits = (value: number, decimals: number): number => Math.round(value * 10 ** decimals);

/** A scaled integer as decimal text. */
export function toText(scaled: bigint, decimals: number): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return sign + digits.slice(0, -decimals) + (fraction && `.${fraction}`);
}
