import { eq } from 'drizzle-orm';
import type { Db } from '../platform/store/open.ts';
import { settings } from '../platform/store/schema/index.ts';

/** The operator's setting of halted markets: their symbols with commas between, "aaplusdt,btcusdt". */
export const HALTED_SETTING = 'halted_symbols';

/** Symbols that the operator has halted: nothing of them trades, and orders can only be cancelled. */
export async function haltedSymbols(db: Db): Promise<ReadonlySet<string>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, HALTED_SETTING));
  const symbols = (row?.value ?? '').split(',').map((symbol) => symbol.trim().toLowerCase());
  return new Set(symbols.filter((symbol) => symbol !== ''));
}
