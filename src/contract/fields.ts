import * as z from 'zod/mini';
import { decimalText } from '../domain/decimal-text.ts';

/**
 * Field schemas. Requests arrive as form text, replies as whatever servers of the family send:
 * both are coerced to one form here and never cast. The message of an issue is a key of
 * `locales/<lang>/exchange.json` under `field.`.
 */

const TEXT_OR_NUMBER = z.union([z.string(), z.number()], 'required');

/** Any decimal of a reply, as canonical text. Null and "" count as "0". */
export const decimal = z.pipe(
  z.nullable(TEXT_OR_NUMBER),
  z.transform((value, context) => {
    const text = value === null || value === '' ? '0' : decimalText(value);
    if (text === null) {
      context.issues.push({ code: 'custom', message: 'number', input: value });
      return z.NEVER;
    }
    return text;
  }),
);

/** An integer of a reply; text is accepted. Null and "" count as 0. */
export const integer = z.pipe(
  z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  z.transform((value, context) => {
    const number = Number(value ?? 0);
    if (!Number.isSafeInteger(number)) {
      context.issues.push({ code: 'custom', message: 'number', input: value });
      return z.NEVER;
    }
    return number;
  }),
);

/** 0/1 of the wire as a boolean. */
export const flag = z.pipe(
  z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  z.transform((value) => value === true || value === 1 || value === '1'),
);

/** Text of a reply; null becomes "". */
export const text = z.pipe(
  z.nullish(TEXT_OR_NUMBER),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
);

/** A list of a reply; PHP's null, "" and {} count as empty (wire.md section 11). */
export function list<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(z.transform(emptyAsList<z.input<Row>>), z.array(row));
}

function emptyAsList<Item>(value: readonly Item[]): Item[] {
  const isEmpty =
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.keys(value).length === 0) ||
    String(value) === '';
  // Anything else goes on as it is: the array schema behind this refuses what is no list.
  return isEmpty ? [] : (value as Item[]);
}

/** Paging P1, Laravel's: `from` and `to` are the places of the first and last row, null where there are none. */
export const pageP1 = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    current_page: integer,
    data: list(row),
    last_page: integer,
    per_page: integer,
    total: integer,
    from: z.nullish(integer),
    to: z.nullish(integer),
    path: z.optional(text),
    first_page_url: z.optional(text),
    last_page_url: z.optional(text),
    prev_page_url: z.nullish(text),
    next_page_url: z.nullish(text),
  });

/** Paging P3. */
export const pageP3 = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: list(row), count: integer, page: z.optional(integer), limit: integer });

// ---- requests -------------------------------------------------------------------------------

const refuse = (context: { issues: unknown[] }, message: string, input: unknown) => {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER;
};

/** A positive id of a request. */
export const id = z.pipe(
  TEXT_OR_NUMBER,
  z.transform((value, context) =>
    /^[1-9]\d{0,9}$/.test(String(value)) && Number(value) <= 2_147_483_647
      ? Number(value)
      : refuse(context, 'id', value),
  ),
);

/** A whole number of a request within bounds. */
export const whole = (min: number, max: number) =>
  z.pipe(
    TEXT_OR_NUMBER,
    z.transform((value, context) => {
      const number = /^-?\d{1,15}$/.test(String(value)) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : refuse(context, 'whole', value);
    }),
  );

/** Page of a list, from 1. */
export const page = z.pipe(
  z.optional(whole(1, 100_000)),
  z.transform((value) => value ?? 1),
);

/** A page where clients of the family send `?page=` and `?page=&page=2` (wire.md section 5): the last that is given counts. */
export const pageOrTwo = z.pipe(
  z.pipe(
    z.optional(z.union([TEXT_OR_NUMBER, z.array(TEXT_OR_NUMBER)])),
    z.transform((value) => [value ?? []].flat().findLast((one) => one !== '')),
  ),
  page,
);

/** Rows a page. */
export const limit = (standard: number) =>
  z.pipe(
    z.optional(whole(1, 100)),
    z.transform((value) => value ?? standard),
  );

/** A positive decimal of a request: at most 15 digits before and 18 after the point (NUMERIC(36,18) of the ledger). */
export const amount = z.pipe(
  TEXT_OR_NUMBER,
  z.transform((value, context) => {
    const given = String(value);
    const decimalValue = /^\d{1,15}(\.\d{1,18})?$/.test(given) ? decimalText(given) : null;
    return decimalValue !== null && decimalValue !== '0' ? decimalValue : refuse(context, 'amount', value);
  }),
);

/** Required text of a request, trimmed, at most `max` characters (readings A6). */
export const words = (max: number) =>
  z.pipe(
    TEXT_OR_NUMBER,
    z.transform((value, context) => {
      const given = String(value).trim();
      if (given === '') return refuse(context, 'required', value);
      if ([...given].length > max) return refuse(context, 'tooLong', value);
      // A NUL cannot be stored, and no user means one.
      return given.includes('\u0000') ? refuse(context, 'characters', value) : given;
    }),
  );

/** Optional text; absent and blank are undefined. */
export const optionalWords = (max: number) =>
  z.pipe(
    z.optional(TEXT_OR_NUMBER),
    z.transform((value, context) => {
      const given = value === undefined ? '' : String(value).trim();
      if (given === '') return undefined;
      if ([...given].length > max) return refuse(context, 'tooLong', value);
      return given.includes('\u0000') ? refuse(context, 'characters', value) : given;
    }),
  );

/** A calendar day of a request, "2026-11-23". */
export const day = z.pipe(
  TEXT_OR_NUMBER,
  z.transform((value, context) =>
    z.safeParse(z.iso.date(), value).success ? String(value) : refuse(context, 'invalid', value),
  ),
);

/** One of a few words of the wire. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    TEXT_OR_NUMBER,
    z.transform((value, context): Values[number] =>
      values.includes(String(value)) ? (String(value) as Values[number]) : refuse(context, 'choice', value),
    ),
  );

/** A client id of a money call (readings G8): 8 to 64 characters of [A-Za-z0-9_-], optional. */
export const clientId = z.pipe(
  z.optional(z.string()),
  z.transform((value, context) =>
    value === undefined || value === ''
      ? undefined
      : /^[\w-]{8,64}$/.test(value)
        ? value
        : refuse(context, 'clientId', value),
  ),
);
