/** What a log may say of an error. */
export type PlainError = {
  readonly type: string;
  readonly message: string;
  /** The frames alone: a stack's first line repeats the message. */
  readonly stack: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly cause?: PlainError;
  readonly [key: string]: unknown;
};

const has = <Key extends string>(error: object, key: Key): error is Record<Key, string> =>
  key in error && typeof Reflect.get(error, key) === 'string';

/** Data exceptions of a database name the value in question; a failed query of drizzle's lists all of its parameters. */
function messageOf(error: Error): string {
  if (has(error, 'query') && 'params' in error && !has(error, 'code')) return `Failed query: ${error.query}`;
  return has(error, 'code') && /^22...$/.test(error.code) ? error.message.replace(/:.*/s, '') : error.message;
}

/**
 * An error without the values that it was about: drivers hang parameters, rows and details onto their errors, and in
 * them are addresses, hashes and tokens that belong in no log.
 */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const stack = error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? '';
  return {
    type: error.name,
    message: messageOf(error),
    stack,
    ...(has(error, 'code') && { code: error.code }),
    ...(has(error, 'table') && { table: error.table }),
    ...(has(error, 'constraint') && { constraint: error.constraint }),
    ...(error.cause !== undefined && { cause: plainError(error.cause) }),
  };
}

/** The same as text, for where there is no log yet. */
export function plainText(error: unknown): string {
  const { type, message, stack, cause } = plainError(error);
  const own = `${type}: ${message}${stack ? `\n${stack}` : ''}`;
  return cause ? `${own}\nCaused by ${cause.message}` : own;
}
