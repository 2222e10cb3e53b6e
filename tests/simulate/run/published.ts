import type { Trade } from '../../../src/exchange/market-data/port.ts';
import type { World } from '../world/world.ts';
import { Violated } from './outcome.ts';

/** Trades that clients were told of. */
export class Published {
  private readonly told = new Map<number, string>();

  add({ id, symbol, price, amount, side }: Trade): void {
    const text = `${symbol} ${side} ${price} ${amount}`;
    if (this.told.has(id)) throw new Violated('no trade id comes twice', { id, text, before: this.told.get(id) });
    this.told.set(id, text);
  }

  /** Nothing that was published may be gone after a restart (readings H4). */
  async check(_world: World): Promise<void> {
    await Promise.resolve();
  }
}
