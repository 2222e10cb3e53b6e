import type { Owner } from '../../ledger/port.ts';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder } from '../port.ts';

/** House accounts that trade. The first two quote, the third takes: so no maker ever meets its own order. */
export const MAKERS = ['maker:1', 'maker:2', 'maker:3'] as const;
export const QUOTING: readonly Owner[] = [{ house: MAKERS[0] }, { house: MAKERS[1] }];
export const TAKING: Owner = { house: MAKERS[2] };

/** Makes the makers' orders of one symbol, each with an id of its own. */
export class HouseOrders {
  private made = 0;

  make(owner: Owner, side: Side, price: number, lots: number): BookOrder {
    this.made += 1;
    return { id: `m${this.made}`, owner, side, price: BigInt(price), remaining: BigInt(lots) };
  }
}
