import { bigint, customType } from 'drizzle-orm/pg-core';
import { decimalText } from '../../../domain/decimal-text.ts';
import { type Fraction, isFraction } from '../../../domain/fraction.ts';

/** An amount or a price: NUMERIC(36,18) in the store, canonical decimal text in the program ("1.5", never "1.500000000000000000"). */
export const amount = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(36, 18)',
  fromDriver: (value) => {
    const text = decimalText(value);
    if (text === null) throw new Error(`The store gave "${value}" as an amount`);
    return text;
  },
});

/** A share of one, kept as an amount is. */
export const fraction = customType<{ data: Fraction; driverData: string }>({
  dataType: () => 'numeric(36, 18)',
  fromDriver: (value) => {
    const text = decimalText(value);
    if (text === null || !isFraction(text)) throw new Error(`The store gave "${value}" as a share of one`);
    return text;
  },
});

/** A word of the program that the store keeps as a number. A code that stands in rows never changes its word. */
export const coded = <Word extends string>(codes: Readonly<Record<Word, number>>) => {
  const words = new Map(Object.entries(codes).map(([word, code]) => [code, word as Word]));
  return customType<{ data: Word; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (word) => codes[word],
    fromDriver: (code) => {
      const word = words.get(code);
      if (word === undefined)
        throw new Error(`The store gave ${code}, which is none of ${[...words.values()].join(', ')}`);
      return word;
    },
  })();
};

/** A moment on the exchange's clock, unix ms. */
export const moment = () => bigint({ mode: 'number' });

/** A growing id beyond 32 bits. */
export const serialId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
