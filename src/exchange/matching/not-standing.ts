/** Thrown by a settlement: a resting order that a piece meets is not open in the store, or has less left there. */
export class NotStanding extends Error {
  override readonly name = 'NotStanding';
  readonly orderId: string;

  constructor(orderId: string) {
    super(`Order ${orderId} stands in its book otherwise than in the store`);
    this.orderId = orderId;
  }
}
