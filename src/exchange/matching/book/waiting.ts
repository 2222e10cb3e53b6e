import type { WaitingOrder } from '../port.ts';

/** The orders of one symbol that wait beside its book, in the order of their coming. */
export class WaitingOrders {
  private readonly orders = new Map<string, WaitingOrder>();
  /** How many wait for the opening. */
  forOpening = 0;

  get(id: string): WaitingOrder | undefined {
    return this.orders.get(id);
  }

  /** Puts one at the end; one that waits already, for something else from now on. */
  add(waiting: WaitingOrder): void {
    this.remove(waiting.order.id);
    if (waiting.until === 'opening') this.forOpening += 1;
    this.orders.set(waiting.order.id, waiting);
  }

  remove(id: string): void {
    if (this.orders.get(id)?.until === 'opening') this.forOpening -= 1;
    this.orders.delete(id);
  }

  /** The oldest first. */
  get all(): readonly WaitingOrder[] {
    return [...this.orders.values()];
  }
}
