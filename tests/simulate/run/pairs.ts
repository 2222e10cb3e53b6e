import type { Pair } from '../product.ts';
import type { Exchange } from '../world/exchange.ts';
import { send } from './client.ts';

/** The pairs that spot orders may be placed on, as the public quotes tell of them. */
export async function readPairs(exchange: Exchange): Promise<Pair[]> {
  const reply = await send(exchange, 'content.quotes', {}, undefined);
  const groups = reply.kind === 'ok' ? (reply.message as { quotation: Record<string, unknown>[] }[]) : [];
  return groups
    .flatMap(({ quotation }) => quotation)
    .filter((row) => Number(row.open_coin_trade) === 1)
    .map((row) => ({
      match: Number(row.id),
      symbol: `${row.currency_name}/${row.legal_name}`,
      base: Number(row.currency_id),
      quote: Number(row.legal_id),
      price: String(row.now_price),
      priceDecimals: Number(row.price_decimals),
      amountDecimals: Number(row.amount_decimals),
      fee: String(row.coin_trade_fee),
    }));
}
