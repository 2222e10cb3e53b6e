import { type Expected, RESET, type Statement, type User } from '../../product.ts';
import { checkAsked, mayStand } from '../asked.ts';
import { Exact } from '../decimal.ts';
import { STATUS } from './rows.ts';

/** Alerts that wait at most, and those that have fired which are kept. */
export const MOST = 50;

const removedBy = new WeakMap<User, Set<number>>();

/** Alerts that a user asked to take away, whatever came of it. */
export function removedOf(user: User): Set<number> {
  const own = removedBy.get(user) ?? new Set<number>();
  removedBy.set(user, own);
  return own;
}

const idIn = (message: unknown): number => (message as { id: number }).id;

/** What stands of a user's alerts was asked for, each once; and what was acknowledged stands until it is taken away, or a reset ends it. They move no money. */
export function reckon({ user, alerts, sent }: Statement, expected: Expected): void {
  const calls = sent.filter(({ name }) => name === 'alerts.make');
  const ids = new Set(alerts.map(({ id }) => id));
  checkAsked(
    {
      rows: alerts,
      calls: calls.filter(({ reply }) => reply === null || ids.has(idIn(reply.message))),
      idOf: ({ id }) => id,
      toldId: idIn,
      isAlike: (row, { fields }) =>
        row.match === fields.match_id &&
        row.isRise === (fields.type === 1) &&
        row.note === (fields.note ?? '') &&
        new Exact(row.level).eq(fields.price ?? 0),
    },
    expected.violate,
  );
  if (alerts.filter(({ status }) => status === STATUS.waiting).length > MOST)
    expected.violate('nobody has more alerts waiting than they may', alerts);
  if (alerts.filter(({ status }) => status === STATUS.fired).length >= MOST) return;
  const reset = Math.max(
    0,
    ...sent
      .filter((call) => call.name === RESET && mayStand(call))
      .map(({ toldAt }) => toldAt || Number.POSITIVE_INFINITY),
  );
  for (const { reply, sentAt } of calls) {
    if (reply === null || sentAt < reset) continue;
    const id = idIn(reply.message);
    if (!ids.has(id) && !removedOf(user).has(id)) expected.violate('an alert that was acknowledged stands', { id });
  }
}
