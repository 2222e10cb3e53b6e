import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { StoreAway } from '../platform/store/away.ts';
import { reasonOf } from './start-reasons.ts';

const settings = { host: '127.0.0.1', port: 8080, dataDir: '/srv/data', databaseUrl: '' };

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('tells a data folder that cannot be made from an address that cannot be listened on', async () => {
  const error = thrownBy(() => mkdirSync(`${fileURLToPath(import.meta.url)}/x`, { recursive: true }));
  expect(reasonOf(error, settings)).toBe(
    'The data folder /srv/data cannot be made or written to (ENOTDIR). Choose another with DATA_DIR.',
  );
  const nowhere = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'mkdir' });
  expect(reasonOf(nowhere, settings)).toContain('The data folder /srv/data cannot be made or written to (ENOENT).');
  const server = createServer();
  server.listen(0, '192.0.2.1');
  const [refused] = await once(server, 'error').catch((thrown: unknown) => [thrown]);
  expect(reasonOf(refused, settings)).toBe(
    'The exchange may not listen on 127.0.0.1:8080. Choose others with HOST and PORT.',
  );
});

it.each([
  [
    '3D000',
    'database "nothere" does not exist',
    'The database of DATABASE_URL cannot be used: database "nothere" does not exist.',
  ],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db', 'The host of DATABASE_URL cannot be reached (ENOTFOUND).'],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 'The database of DATABASE_URL does not answer.'],
])('says of a database what is wrong with it: %s', (code, message, reason) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
  expect(reasonOf(error, { ...settings, databaseUrl: 'postgres://db/x' })).toBe(reason);
});

it('says why a store is away, and nothing of what is our own fault', () => {
  const away = new StoreAway(new Error('The disk of the data folder is full'));
  expect(reasonOf(away, settings)).toBe(
    'The disk of the data folder is full. Nothing was changed; start again when that is over.',
  );
  expect(reasonOf(new TypeError('x is not a function'), settings)).toBeNull();
});
