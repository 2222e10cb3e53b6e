import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../calls/handler.ts';
import { signedIn } from '../../calls/signed-in.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readAlerts } from './alert.ts';
import type { AlertsContext } from './context.ts';
import { makeAlert } from './make.ts';
import { priceAlerts } from './schema.ts';
import type { AlertWatch } from './watch.ts';
import { alertToWire, directionOf } from './wire.ts';

/** Price alerts. */
export const alertsHandlers = (context: AlertsContext, watch: AlertWatch) =>
  ({
    async 'alerts.list'({ match_id: pair }, { caller }) {
      const own = eq(priceAlerts.userId, caller?.id ?? 0);
      const rows = await readAlerts(
        context.store.db,
        pair === undefined ? own : and(own, eq(priceAlerts.instrumentId, pair)),
      );
      return rows.map(alertToWire);
    },

    async 'alerts.make'({ match_id: instrument, type, price: level, note = '' }, _context, once) {
      const request = { instrument, direction: directionOf(type), level, note };
      const made = await makeAlert(context, request, once, (alert) => watch.made(alert));
      return made.map(alertToWire);
    },

    async 'alerts.remove'({ id }, handled) {
      const [gone] = await context.store.db
        .delete(priceAlerts)
        .where(and(eq(priceAlerts.id, id), eq(priceAlerts.userId, signedIn(handled).id)))
        .returning({ id: priceAlerts.id });
      if (!gone) throw new Refusal('alerts.unknown');
      return 'ok';
    },
  }) satisfies Partial<Handlers>;
