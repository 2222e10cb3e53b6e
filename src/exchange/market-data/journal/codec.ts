import { ByteReader, ByteWriter } from '../bytes.ts';
import type { Trade } from '../port.ts';

/** Trades as the store keeps them, symbol by symbol; ids and moments as steps from the one before. */
export function encodeTrades(trades: readonly Trade[]): Uint8Array {
  const out = new ByteWriter();
  const bySymbol = new Map<string, Trade[]>();
  for (const trade of trades) {
    const its = bySymbol.get(trade.symbol);
    if (its) its.push(trade);
    else bySymbol.set(trade.symbol, [trade]);
  }
  for (const [symbol, its] of bySymbol) {
    out.text(symbol);
    out.whole(its.length);
    let before = { id: 0, ts: 0 };
    for (const trade of its) {
      out.signed(trade.id - before.id);
      out.signed(trade.ts - before.ts);
      out.big(trade.price);
      out.big(trade.amount * 2n + (trade.side === 'buy' ? 1n : 0n));
      before = trade;
    }
  }
  return out.bytes;
}

export function decodeTrades(data: Uint8Array): Trade[] {
  const input = new ByteReader(data);
  const trades: Trade[] = [];
  while (!input.isAtEnd) {
    const symbol = input.text();
    let [id, ts] = [0, 0];
    for (let left = input.whole(); left > 0; left -= 1) {
      id += input.signed();
      ts += input.signed();
      const price = input.big();
      const sided = input.big();
      trades.push({ id, symbol, ts, price, amount: sided / 2n, side: sided % 2n === 1n ? 'buy' : 'sell' });
    }
  }
  return trades;
}
