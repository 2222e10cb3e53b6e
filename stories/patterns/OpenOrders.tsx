import { useState } from 'react';
import { Button } from '#kit/Button';
import { EntrustRow } from '#kit/EntrustRow';
import { type ConfirmOptions, toast, useConfirm } from '#kit/feedback';
import { EmptyBlock } from '#kit/ListState';

const ORDERS = [
  { id: 5, side: 'buy', sideLabel: 'Buy', price: '63,850.0', rest: '0.0600 BTC', back: '3,831.00 USDT', filled: 0.25 },
  { id: 4, side: 'sell', sideLabel: 'Sell', price: '66,400.0', rest: '0.0450 BTC', back: '0.0450 BTC', filled: 0 },
] as const;

type Order = (typeof ORDERS)[number];

export interface OpenOrdersProps {
  /** Sends the cancellation; what it rejects with is said inside the question. */
  readonly cancel: (id: number) => Promise<void>;
  /** Offers not to be asked again. @default false */
  readonly isSkippable?: boolean;
}

const question = ({ sideLabel, rest, back }: Order): ConfirmOptions => ({
  title: `Cancel this ${sideLabel.toLowerCase()} order?`,
  text: 'What is filled stays yours. The rest is not traded.',
  facts: [
    { label: 'Not filled yet', value: rest },
    { label: 'Returns to your balance', value: back },
  ],
  confirmLabel: 'Cancel order',
  cancelLabel: 'Keep order',
});

/** Open orders; each can be cancelled after a question, and a toast says what came back. */
export function OpenOrders({ cancel, isSkippable = false }: OpenOrdersProps) {
  const confirm = useConfirm();
  const [orders, setOrders] = useState<readonly Order[]>(ORDERS);
  const onCancel = async (order: Order) => {
    const isDone = await confirm({
      ...question(order),
      ...(isSkippable && { doNotAskAgain: { key: 'cancel-order', label: 'Do not ask again before cancelling' } }),
      onConfirm: () => cancel(order.id),
    });
    if (!isDone) return;
    setOrders((now) => now.filter(({ id }) => id !== order.id));
    toast('Order cancelled', { detail: `${order.back} returned`, duration: Number.POSITIVE_INFINITY });
  };
  if (orders.length === 0)
    return <EmptyBlock title="No open orders" text="Orders waiting for their price appear here." />;
  return orders.map((order) => (
    <EntrustRow
      key={order.id}
      pair="BTC/USDT"
      side={order.side}
      sideLabel={order.sideLabel}
      type="Limit"
      facts={[
        { label: 'Price', value: order.price },
        { label: 'Not filled', value: order.rest },
      ]}
      filled={order.filled}
      filledText={`Filled ${order.filled * 100}%`}
      action={
        <Button
          variant="secondary"
          size="sm"
          label={`Cancel ${order.sideLabel.toLowerCase()} order`}
          onClick={() => void onCancel(order)}
        >
          Cancel
        </Button>
      }
    />
  ));
}
