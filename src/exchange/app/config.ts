import path from 'node:path';
import * as z from 'zod';
import { DAY_MS } from '../../domain/durations.ts';
import { TICKS_KEPT_MS } from '../market-data/ticks/chain.ts';
import { isLoopback } from '../platform/loopback.ts';

/** Scheme, host and port without a path; shells of apps have schemes of their own. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.\-[\]:]+$/;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const isUrl =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);
const count = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${name} must be between ${min} and ${max}`);
/** An empty variable counts as absent: shells and compose files set them so. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.optional(schema));

const environment = z.object({
  PORT: optional(count('PORT', 0, 65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .refine(isUrl('postgres:', 'postgresql:'), 'DATABASE_URL must look like postgres://user:password@host:5432/name'),
  ),
  MARKET_UPSTREAM: optional(
    z.string().refine(isUrl('ws:', 'wss:'), 'MARKET_UPSTREAM must be a ws:// or wss:// address'),
  ),
  BUILTIN_STORE: optional(z.enum(['0', '1'], 'BUILTIN_STORE must be 0 or 1')),
  SEED: optional(z.string().max(64, 'SEED must be at most 64 characters')),
  DEMO: optional(z.enum(['0', '1'], 'DEMO must be 0 or 1')),
  SMTP_URL: optional(
    z
      .string()
      .refine(isUrl('smtp:', 'smtps:'), 'SMTP_URL must look like smtps://user:pass@host?from=no-reply@example.com'),
  ),
  TRUST_PROXY: optional(count('TRUST_PROXY', 0, 16)),
  RATE_LIMIT: optional(z.enum(['0', '1'], 'RATE_LIMIT must be 0 or 1')),
  TICKS_DAYS: optional(count('TICKS_DAYS', 1, 3650)),
  ALLOWED_ORIGINS: optional(
    z
      .string()
      .transform((value) => value.split(',').map((origin) => origin.trim()))
      .refine(
        (origins) => origins.every((origin) => ORIGIN.test(origin)),
        'ALLOWED_ORIGINS must look like https://app.example.com,https://other.example.com',
      ),
  ),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)),
});

/** What the exchange is told by its environment, checked; the README lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** PostgreSQL in place of the store in the data folder. */
  readonly databaseUrl: string | null;
  /** Reference prices from a server that speaks the HTX protocol (readings G12). */
  readonly marketUpstream: string | null;
  /** Fixes history and prices, so that anybody can compute them; null outside tests and pictures. */
  readonly seed: string | null;
  readonly isDemo: boolean;
  readonly smtpUrl: string | null;
  /** How many proxies in front are believed about the client's address. */
  readonly trustProxy: number;
  /** Origins of pages elsewhere that may use this exchange. */
  readonly allowedOrigins: readonly string[];
  /** False for load tests of a demo exchange only. */
  readonly isRateLimited: boolean;
  /** How long ticks are kept that no result names, ms. */
  readonly ticksKeptMs: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Environment that the exchange cannot start with; the message says what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the environment, with the safe defaults of readings G20. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const given = parsed.data;
  const host = given.HOST ?? '127.0.0.1';
  const smtpUrl = given.SMTP_URL ?? null;
  if (given.DEMO === undefined) assertAtHome(given, host);
  if (given.DEMO === '0') assertReal(given);
  return {
    port: given.PORT ?? 8080,
    host,
    dataDir: path.resolve(given.DATA_DIR ?? './data'),
    databaseUrl: given.DATABASE_URL ?? null,
    marketUpstream: given.MARKET_UPSTREAM ?? null,
    seed: given.SEED ?? null,
    isDemo: given.DEMO !== '0',
    smtpUrl,
    trustProxy: given.TRUST_PROXY ?? 0,
    allowedOrigins: given.ALLOWED_ORIGINS ?? [],
    isRateLimited: given.RATE_LIMIT !== '0',
    ticksKeptMs: given.TICKS_DAYS === undefined ? TICKS_KEPT_MS : given.TICKS_DAYS * DAY_MS,
    logLevel: given.LOG_LEVEL ?? 'warn',
  };
}

type Given = z.infer<typeof environment>;

/** Demo mode is the default for this machine alone: it has a public account and an open mailbox. */
function assertAtHome(given: Given, host: string): void {
  const ask = 'Set DEMO=0 (with SMTP_URL), or DEMO=1 if that is what you want.';
  const demo = 'demo mode has a public account and an open mailbox.';
  if (!isLoopback(host)) throw new ConfigError(`HOST=${host} opens the exchange to other machines, and ${demo} ${ask}`);
  if (given.TRUST_PROXY) {
    throw new ConfigError(
      `TRUST_PROXY=${given.TRUST_PROXY} says that a proxy brings requests from elsewhere, and ${demo} ${ask}`,
    );
  }
  if (given.DATABASE_URL !== undefined) {
    throw new ConfigError(`DATABASE_URL names a database, and ${demo} Its tools can empty it. ${ask}`);
  }
}

/** What a real exchange may not do without, or with. */
function assertReal(given: Given): void {
  if (given.SMTP_URL === undefined) {
    throw new ConfigError('DEMO=0 needs SMTP_URL: without it nobody receives a verification code.');
  }
  if (given.RATE_LIMIT === '0') {
    throw new ConfigError(
      'RATE_LIMIT=0 is for load tests in demo mode: with DEMO=0 guessing and flooding must be limited.',
    );
  }
  if (given.SEED !== undefined) {
    throw new ConfigError(
      'SEED makes prices that anybody can compute: it is for demo mode. Leave it unset with DEMO=0.',
    );
  }
  if (given.DATABASE_URL === undefined && given.BUILTIN_STORE !== '1') {
    throw new ConfigError(
      'DEMO=0 needs DATABASE_URL: the built-in store can lose the last seconds in a power failure. ' +
        'Set BUILTIN_STORE=1 if you want it all the same.',
    );
  }
  if (given.DATABASE_URL !== undefined && given.BUILTIN_STORE === '1') {
    throw new ConfigError('DATABASE_URL and BUILTIN_STORE=1 name two stores. Leave one of them unset.');
  }
}
