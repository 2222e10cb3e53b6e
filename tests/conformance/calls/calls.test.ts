import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { makeDatabase } from '../../support/stores.ts';
import { badCalls } from './suites/bad.ts';
import { goodCalls } from './suites/good.ts';
import { letters } from './suites/letters.ts';
import { moneyCalls } from './suites/money.ts';
import { othersRows } from './suites/others.ts';
import { oddRequests } from './suites/targets.ts';
import { badUploads } from './suites/upload.ts';
import { World } from './support/world.ts';

/** A start on a machine that does other things as well. */
const START_MS = 180_000;

const server = inject('postgresUrl');

describe('on PGlite', () => suite(() => Promise.resolve({})));
describe.skipIf(server === null)('on PostgreSQL', () =>
  suite(async () => ({ DATABASE_URL: await makeDatabase(server ?? '') })),
);

function suite(place: () => Promise<Readonly<Record<string, string>>>): void {
  let world: World | undefined;
  beforeAll(async () => {
    world = await World.start('conformance', await place());
  }, START_MS);
  afterAll(() => world?.end());

  function open(): World {
    if (!world) throw new Error('The exchange did not start');
    return world;
  }

  const kept = goodCalls(open);
  const once = moneyCalls(open);
  badCalls(open);
  badUploads(open);
  othersRows(open);
  letters(open);
  oddRequests(open);

  describe('after the exchange was killed and started again', () => {
    it(
      'everything that was changed is still there, and done once',
      async () => {
        await open().killAndStartAgain();
        for (const look of [...kept, ...once]) await look();
        await open().assertInvariants();
      },
      START_MS,
    );
  });
}
