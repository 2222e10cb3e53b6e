import { expect, test } from 'vitest';
import { channel, PERIODS } from '../../../contract/sockets.ts';
import { parseTopic } from './topic.ts';

const instrument = { symbol: 'btcusdt' };
const markets = { bySymbol: (symbol: string) => (symbol === 'btcusdt' ? instrument : undefined) } as Parameters<
  typeof parseTopic
>[1];

test.each([
  ...PERIODS.map((period) => [channel.kline('btcusdt', period), { kind: 'kline', period }] as const),
  ...([0, 1, 2, 3, 4, 5] as const).map((step) => [channel.depth('btcusdt', step), { kind: 'depth', step }] as const),
  ...[5, 20, 150, 400].map((levels) => [`market.btcusdt.mbp.${levels}`, { kind: 'mbp', levels }] as const),
  ...[5, 10, 20].map((levels) => [`market.btcusdt.mbp.refresh.${levels}`, { kind: 'refresh', levels }] as const),
  [channel.bbo('btcusdt'), { kind: 'bbo' }] as const,
  [channel.tick('btcusdt'), { kind: 'tick' }] as const,
  [channel.trades('btcusdt'), { kind: 'trades' }] as const,
  [channel.detail('btcusdt'), { kind: 'detail' }] as const,
  ['market.btcusdt.ticker', { kind: 'ticker' }] as const,
])('%s', (name, meaning) => {
  expect(parseTopic(name, markets)).toEqual({ ...meaning, name, instrument });
});

test('market.tickers has no symbol', () => {
  expect(parseTopic('market.tickers', markets)).toEqual({ kind: 'tickers', name: 'market.tickers' });
});
