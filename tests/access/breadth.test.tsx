import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import type { MarketEvent } from '../../src/data/market/index.ts';
import * as Market from '../../stories/screens/market/Market.stories.tsx';
import { stillFeed } from '../../stories/support/feed.ts';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

const TOLD = { kind: 'detail', price: '1', open: '1', high: '1', low: '1', volume: '1', turnover: '1' } as const;

it('Breadth follows the quotes while nothing else is drawn', async () => {
  const listeners = new Map<string, (event: MarketEvent) => void>();
  const feed = stillFeed('live');
  const { page } = await screenOf(Market, 'Ready', {
    transport: scenarioTransport({}),
    feed: {
      ...feed,
      subscribe: (channel, listener) => {
        listeners.set(channel, listener as (event: MarketEvent) => void);
        return feed.subscribe(channel, listener);
      },
    },
  });
  leave = mount(page);
  await screen.findByText('BTC');
  const rising = () =>
    Number.parseInt(screen.getByRole('img', { name: /rising/ }).getAttribute('aria-label') ?? '', 10);
  const before = rising();
  expect(before).toBeGreaterThan(0);
  for (const [channel, tell] of listeners) if (channel.endsWith('.detail')) tell({ ...TOLD, change: '-2' });
  await waitFor(() => expect(rising()).toBeLessThan(before), { timeout: 5000 });
});
