import { expect, it } from 'vitest';
import { Host } from '../simulate/run/host.ts';
import type { Trace } from '../simulate/run/trace.ts';
import type { Breaks } from '../simulate/world/database.ts';
import type { Environment, Exchange } from '../simulate/world/exchange.ts';

/** A host whose exchange runs, and what breaks its connections. */
function running() {
  const breaks: Breaks = { next: null, awayUntil: 0, struck: new Map() };
  const host = new Host({ machine: { now: () => 1 } } as Environment, {} as Trace);
  host.exchange = { breaks } as Exchange;
  const act = (times: number) => {
    for (let left = times; left > 0; left -= 1) host.acted();
  };
  const strike = () => {
    breaks.next = null;
    breaks.struck.set('nothing', (breaks.struck.get('nothing') ?? 0) + 1);
  };
  return { host, act, strike };
}

it('A break excuses from when it strikes, however long after it was planned, and no longer than so many acts', () => {
  const { host, act, strike } = running();
  host.lose({ kind: 'lose', at: 'nothing', left: 40, awayMs: 0 });
  act(40);
  strike();
  expect(host.isExcused).toBe(true);
  act(12);
  expect(host.isExcused).toBe(true);
  act(1);
  expect(host.isExcused).toBe(false);
});

it('What has struck once excuses once', () => {
  const { host, act, strike } = running();
  strike();
  act(13);
  expect(host.isExcused).toBe(false);
  act(1);
  expect(host.isExcused).toBe(false);
});
