import { AmountText } from '#kit/AmountText';
import type { SpotOrder } from '../../../contract/rows/order.ts';
import type { factsOf } from './order-facts.ts';

interface FilledOfProps {
  readonly order: SpotOrder;
  readonly facts: ReturnType<typeof factsOf>;
}

/** What is filled of the amount of an order: '0.02 / 0.08'. */
export function FilledOf({ order, facts: { filled, hasFill, scale } }: FilledOfProps) {
  return (
    <>
      <AmountText value={filled} scale={hasFill ? scale : 0} /> /{' '}
      <AmountText value={order.trade_amount} scale={scale} />
    </>
  );
}
