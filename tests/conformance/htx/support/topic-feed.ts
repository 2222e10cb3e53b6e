import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { FakeMarkets } from './fake-markets.ts';
import { RawClient } from './raw-client.ts';
import { StillClock, startServer, type TestServer } from './server.ts';

export interface TopicFeed {
  readonly clock: StillClock;
  readonly markets: FakeMarkets;
  readonly server: TestServer;
  /** A client of the test's own. */
  readonly client: RawClient;
  subscribe(topic: string): Promise<void>;
}

/** Markets that do what a test says behind a real socket, for the tests of a file. */
export function openTopicFeed(): TopicFeed {
  const clock = new StillClock();
  const markets = new FakeMarkets(clock);
  let server: TestServer;
  let client: RawClient;
  beforeAll(async () => {
    server = await startServer({ markets, clock, limits: { requests: { burst: 1000, perSecond: 1000 } } });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    client = await RawClient.open(server.ws);
    return () => client.close();
  });
  return {
    clock,
    markets,
    get server() {
      return server;
    },
    get client() {
      return client;
    },
    async subscribe(topic) {
      expect(await client.ask({ sub: topic })).toMatchObject({ status: 'ok', subbed: topic });
    },
  };
}
