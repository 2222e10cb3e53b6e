import type { Done, OnceRequest } from '../../ledger/idempotent.ts';
import { pricesOf } from '../../market-data/ticks/tick.ts';
import { PageEnds } from '../../platform/page-ends.ts';
import type { TaskHandler } from '../../platform/tasks/port.ts';
import type { OptionRequest } from './check.ts';
import type { OptionsContext, OptionsDeps } from './context.ts';
import { findOption, listOptions, type OptionFilter, type OptionPage } from './list.ts';
import type { OptionOrder } from './order.ts';
import { type LimitsChange, type OwnLimits, ownLimits, setOwnLimits } from './own-limits.ts';
import { placeOption } from './place.ts';
import { settleTask, unwindOptions } from './settle.ts';

/** Options in seconds of users. */
export interface Options {
  /** Takes an option; resolves after the commit with the option as it stands then. */
  place(request: OptionRequest, once: OnceRequest): Promise<Done<OptionOrder>>;
  /** One of a user's; undefined where they have none by that number. */
  find(user: number, id: number): Promise<OptionOrder | undefined>;
  list(user: number, filter: OptionFilter): Promise<OptionPage>;
  limits(user: number): Promise<OwnLimits>;
  setLimits(user: number, change: LimitsChange): Promise<OwnLimits>;
  settle: TaskHandler;
  unwind(user: number): Promise<void>;
}

/** Options over the ledger, the tasks and the ticks. */
export function createOptions(deps: OptionsDeps): Options {
  const context: OptionsContext = { ...deps, ends: new PageEnds() };
  const { store, clock } = deps;
  return {
    place: placeOption(context),
    async find(user, id) {
      const order = await findOption(context, user, id);
      return order && withOpenTick(context, order);
    },
    async list(user, filter) {
      const { orders, count } = await listOptions(context, user, filter);
      return { orders: await Promise.all(orders.map((order) => withOpenTick(context, order))), count };
    },
    limits: (user) => ownLimits(store.db, user, clock.now()),
    setLimits: (user, change) => setOwnLimits(context, user, change),
    settle: settleTask(context),
    unwind: unwindOptions(context),
  };
}

/** An open option with the tick that it began at, as soon as that is published: its end will name the same. */
async function withOpenTick({ markets, clock }: OptionsContext, order: OptionOrder): Promise<OptionOrder> {
  if (order.state !== 'open') return order;
  const [tick] = await markets.ticks.between(order.symbol, { from: order.placedAt, to: clock.now(), limit: 1 });
  return tick ? { ...order, openSeq: tick.seq, openAt: tick.at, openPrice: pricesOf(tick).index } : order;
}
