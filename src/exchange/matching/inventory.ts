import { isUser } from '../ledger/owner.ts';
import type { Owner } from '../ledger/port.ts';
import type { Side } from '../market-data/port.ts';
import type { Fill } from './port.ts';

/** What makers' trades among themselves have moved, in lots and in units of value. */
export interface Moved {
  readonly lots: bigint;
  readonly value: bigint;
}

export type Net = ReadonlyMap<string, Moved>;

/** Net of one symbol's trades between market makers that the ledger does not know yet: a checkpoint posts it. */
export class Inventory {
  private net = new Map<string, Moved>();

  /** Counts a fill if both sides are market makers; a user's is settled through the ledger at once. */
  count(taker: { readonly owner: Owner; readonly side: Side }, fill: Fill): void {
    if (isUser(taker.owner) || isUser(fill.maker.owner)) return;
    const lots = taker.side === 'buy' ? fill.amount : -fill.amount;
    const value = fill.price * lots;
    this.move(taker.owner.house, lots, -value);
    this.move(fill.maker.owner.house, -lots, value);
  }

  get current(): Net {
    return new Map(this.net);
  }

  /** Takes off what has reached the ledger. */
  settle(net: Net): void {
    for (const [house, { lots, value }] of net) this.move(house, -lots, -value);
  }

  restore(net: Net): void {
    this.net = new Map(net);
  }

  private move(house: string, lots: bigint, value: bigint): void {
    const was = this.net.get(house) ?? { lots: 0n, value: 0n };
    const now = { lots: was.lots + lots, value: was.value + value };
    if (now.lots === 0n && now.value === 0n) this.net.delete(house);
    else this.net.set(house, now);
  }
}
