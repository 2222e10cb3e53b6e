import { fromScaled, toScaled } from './scaled.ts';

/** More decimals than any amount of the ledger has. */
export const DECIMALS = 18;

/** An amount in decimal text as an integer of 18 decimals. */
export function units(text: string): bigint {
  const value = toScaled(text, DECIMALS);
  if (value === null) throw new Error(`"${text}" has more decimals than the ledger`);
  return value;
}

/** The sum of amounts in decimal text. */
export const sumOf = (values: readonly string[]): string =>
  fromScaled(
    values.reduce((sum, value) => sum + units(value), 0n),
    DECIMALS,
  );
