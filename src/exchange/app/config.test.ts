import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('may be empty: a demo exchange for this machine only', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      marketUpstream: null,
      seed: null,
      isDemo: true,
      smtpUrl: null,
      trustProxy: 0,
      allowedOrigins: [],
      isRateLimited: true,
      ticksKeptMs: 7 * 86_400_000,
      logLevel: 'warn',
    });
    expect(readConfig({ PORT: '', HOST: '', DEMO: '', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  it('is taken as given', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/data',
        DATABASE_URL: 'postgres://a:b@db/x',
        MARKET_UPSTREAM: 'wss://example.com/ws',
        DEMO: '0',
        SMTP_URL: 'smtps://a:b@mail',
        TRUST_PROXY: '2',
        ALLOWED_ORIGINS: 'https://a.example.com, capacitor://localhost,http://[::1]:8080',
        TICKS_DAYS: '30',
        LOG_LEVEL: 'debug',
      }),
    ).toMatchObject({
      ticksKeptMs: 30 * 86_400_000,
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://a:b@db/x',
      isDemo: false,
      trustProxy: 2,
      allowedOrigins: ['https://a.example.com', 'capacitor://localhost', 'http://[::1]:8080'],
      logLevel: 'debug',
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { PORT: '80a' }, /^PORT must be a whole number$/],
    ['a port too high', { PORT: '70000' }, /^PORT must be between 0 and 65535$/],
    ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must look like postgres:/],
    ['an upstream by HTTP', { MARKET_UPSTREAM: 'https://x' }, /MARKET_UPSTREAM must be a ws/],
    ['a mail server by HTTP', { SMTP_URL: 'http://x' }, /SMTP_URL must look like/],
    ['an odd demo', { DEMO: 'yes' }, /DEMO must be 0 or 1/],
    ['endless proxies', { TRUST_PROXY: 'true' }, /TRUST_PROXY must be a whole number/],
    ['an origin with a path', { ALLOWED_ORIGINS: 'https://a.example.com/h5' }, /ALLOWED_ORIGINS must look like/],
    ['any origin', { ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS must look like/],
    ['no day of ticks', { TICKS_DAYS: '0' }, /^TICKS_DAYS must be between 1 and 3650$/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    ['several at once', { PORT: 'x', DEMO: 'x' }, /PORT .*\n.*DEMO/s],
    ['a demo open to others that nobody asked for', { HOST: '0.0.0.0' }, /Set DEMO=0 \(with SMTP_URL\), or DEMO=1/],
    ['a real exchange without mail', { DEMO: '0' }, /DEMO=0 needs SMTP_URL/],
    ['a demo behind a proxy that nobody asked for', { TRUST_PROXY: '1' }, /TRUST_PROXY=1 .*Set DEMO=0 .*or DEMO=1/],
    [
      'a demo on a database that nobody asked for',
      { DATABASE_URL: 'postgres://a@b/c' },
      /DATABASE_URL .*Set DEMO=0 .*or DEMO=1/,
    ],
    [
      'a real exchange in the built-in store that nobody asked for',
      { DEMO: '0', SMTP_URL: 'smtp://x' },
      /DEMO=0 needs DATABASE_URL.*BUILTIN_STORE=1/,
    ],
    [
      'a real exchange with two stores',
      { DEMO: '0', SMTP_URL: 'smtp://x', BUILTIN_STORE: '1', DATABASE_URL: 'postgres://a@b/c' },
      /two stores/,
    ],
    [
      'a real exchange with prices that can be computed',
      { DEMO: '0', SMTP_URL: 'smtp://x', BUILTIN_STORE: '1', SEED: '7' },
      /SEED .*Leave it unset/,
    ],
    ['a real exchange without limits', { DEMO: '0', SMTP_URL: 'smtp://x', RATE_LIMIT: '0' }, /RATE_LIMIT=0/],
  ])('is refused with a sentence for %s', (_name, env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('takes a seed in demo, and the built-in store for a real exchange that asks for it', () => {
    expect(readConfig({ SEED: '7' })).toMatchObject({ seed: '7' });
    expect(readConfig({ DEMO: '0', SMTP_URL: 'smtp://x', BUILTIN_STORE: '1' })).toMatchObject({ databaseUrl: null });
  });

  it('opens a demo to others where that was said by hand', () => {
    expect(readConfig({ HOST: '0.0.0.0', DEMO: '1' })).toMatchObject({ host: '0.0.0.0', isDemo: true });
    expect(readConfig({ HOST: '::1' })).toMatchObject({ isDemo: true });
  });
});
