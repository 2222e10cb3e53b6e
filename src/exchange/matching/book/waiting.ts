import type { WaitingOrder } from '../port.ts';

/** The orders of one symbol that wait beside its book, in the order of their coming. */
export class WaitingOrders {
  private readonly orders = new Map<string, WaitingOrder>();

  get(id: string): WaitingOrder | undefined {
    return this.orders.get(id);
  }

  /** Puts one at the end; one that waits already, for something else from now on. */
  add(waiting: WaitingOrder): void {
    this.orders.delete(waiting.order.id);
    this.orders.set(waiting.order.id, waiting);
  }

  remove(id: string): void {
    this.orders.delete(id);
  }

  /** The oldest first. */
  get all(): readonly WaitingOrder[] {
    return [...this.orders.values()];
  }
}
