import type { Sent } from '../product.ts';

/** What stands of a product, and how it is told by which call it is there. */
export interface Standing<Row> {
  readonly rows: readonly Row[];
  /** The calls that may have made them. */
  readonly calls: readonly Sent[];
  readonly idOf: (row: Row) => number | string;
  /** The id that the answer to such a call tells. */
  readonly toldId: (message: unknown) => number | string | undefined;
  /** Whether a row is what a call asks for. */
  readonly isAlike: (row: Row, call: Sent) => boolean;
  /** The client id that a row was made under, where that can be seen. */
  readonly clientIdOf?: (row: Row) => string | undefined;
}

/** Whether a call was carried out, or may have been. */
export const mayStand = ({ reply, doubts }: Sent): boolean => reply !== null || doubts.length > 0;

/** What was done for a user is what they asked for, each thing once: nothing stands of a call that was refused for good, and no call stands twice. */
export function checkAsked<Row>(standing: Standing<Row>, violate: (rule: string, detail: unknown) => void): void {
  const { rows, calls, idOf, toldId, isAlike, clientIdOf = () => undefined } = standing;
  const told = new Map<number | string, Sent>();
  const left = new Set(calls.filter(mayStand));
  for (const call of left) {
    const id = call.reply === null ? undefined : toldId(call.reply.message);
    if (id === undefined) continue;
    const other = told.get(id);
    if (other) violate('each call is carried out for itself', { id, call, other });
    told.set(id, call);
    left.delete(call);
  }
  for (const row of rows) {
    const clientId = clientIdOf(row);
    const isHere = (call: Sent) => isAlike(row, call) && (clientId ?? call.fields.client_id) === call.fields.client_id;
    const known = told.get(idOf(row));
    const call = known ?? [...left].find(isHere);
    if (!call || !isHere(call)) violate('what stands was asked for, and once', { row, call: calls.filter(isHere) });
    else left.delete(call);
  }
  const ids = new Set(rows.map(idOf));
  for (const [id, call] of told) if (!ids.has(id)) violate('what was acknowledged stands', call);
}
