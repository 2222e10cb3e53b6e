import { and, eq } from 'drizzle-orm';
import type { Forward, ProductSpec } from '../product.ts';
import './events.ts';
import { alertsHandlers } from './handlers.ts';
import { ALERTS_INVARIANTS } from './invariants.ts';
import { priceAlerts } from './schema.ts';
import { AlertWatch } from './watch.ts';
import { alertToWire, FIRED_EVENT } from './wire.ts';

/**
 * Price alerts (docs/spec/features.md): a user is told once, by the first tick after an alert was made whose last price reaches its level. It is
 * the last price, since that is what the screens of a pair show above all others; an alert moves no money, so that whoever pushes that price
 * gains nothing by it.
 */
export const alerts = {
  name: 'alerts',
  kinds: [],
  invariants: ALERTS_INVARIANTS,
  create(deps) {
    const watch = new AlertWatch(deps);
    return {
      handlers: alertsHandlers(deps, watch),
      socketEvents: (forward: Forward) => forward('alertFired', FIRED_EVENT, alertToWire),
      // Those that wait; what has fired is the past.
      unwind: (user: number) =>
        watch.between(async () => {
          await deps.store.db
            .delete(priceAlerts)
            .where(and(eq(priceAlerts.userId, user), eq(priceAlerts.state, 'waiting')));
        }),
      start: () => watch.start(),
      stop: () => watch.stop(),
    };
  },
} satisfies ProductSpec;
