import type { Instrument } from '../../assets/instrument.ts';
import { USDT } from '../../assets/usdt.ts';
import type { Forward, ProductSpec } from '../product.ts';
import { optionsHandlers } from './handlers.ts';
import { OPTIONS_INVARIANTS } from './invariants.ts';
import { HOUSE, OPTIONS_KIND } from './kinds.ts';
import { createOptions } from './options.ts';
import { SETTLE_TASK } from './settle.ts';
import { CLOSED_EVENT, optionToWire } from './wire.ts';

/** Options in seconds: whether a price ends above or below where it began. */
export const options = {
  name: 'options',
  kinds: Object.values(OPTIONS_KIND),
  invariants: OPTIONS_INVARIANTS,
  funding: [{ ...HOUSE, account: 'options', coin: USDT.id, amount: '10000000' }],
  create(deps) {
    const made = createOptions(deps);
    return {
      handlers: optionsHandlers(deps, made),
      tasks: { [SETTLE_TASK]: made.settle },
      trading: { account: 'options' as const, isOpen: (_instrument: Instrument) => true },
      socketEvents: (forward: Forward) =>
        forward('optionClosed', CLOSED_EVENT, (order, say) => optionToWire(order, order.closedAt ?? order.dueAt, say)),
      unwind: made.unwind,
    };
  },
} satisfies ProductSpec;
