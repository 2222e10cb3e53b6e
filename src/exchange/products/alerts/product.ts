import { and, eq } from 'drizzle-orm';
import { APP_EVENTS } from '../../../contract/channels.ts';
import type { Forward, ProductSpec } from '../product.ts';
import './events.ts';
import { alertsHandlers } from './handlers.ts';
import { ALERTS_INVARIANTS } from './invariants.ts';
import { priceAlerts } from './schema.ts';
import { AlertWatch } from './watch.ts';
import { alertToWire } from './wire.ts';

/** Price alerts: a user is told once, when the last price reaches a level. They move no money. */
export const alerts = {
  name: 'alerts',
  kinds: [],
  invariants: ALERTS_INVARIANTS,
  create(deps) {
    const watch = new AlertWatch(deps);
    return {
      handlers: alertsHandlers(deps, watch),
      socketEvents: (forward: Forward) => forward('alertFired', APP_EVENTS.priceAlert, alertToWire),
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
