import { type Expected, type LogRow, lastResetOf, RESET, type Statement } from '../../product.ts';
import { checkAsked, mayStand } from '../asked.ts';
import { Exact, sum } from '../decimal.ts';
import type { OptionRow } from './rows.ts';
import { faultOf, payoutOf } from './rules.ts';

/** Numbers of the ledger's movements on the wire. */
const KIND = { transfer: 9, hold: 40, release: 41, win: 42, loss: 43 } as const;
const ACCOUNT = 'micro';
const USDT = 3;

/** What a user's options come to, by the ticks that everybody can read; and what stands in their account for them. */
export function reckon(statement: Statement, expected: Expected): void {
  const { log, options, inOptions, sent } = statement;
  checkAsked(
    {
      rows: options,
      calls: sent.filter(({ name }) => name === 'options.place'),
      idOf: ({ id }) => id,
      toldId: (message) => (message as { id: number }).id,
      isAlike: (row, { fields }) =>
        row.match === fields.match_id &&
        row.coin === fields.currency_id &&
        row.isUp === (fields.type === 1) &&
        row.seconds === fields.seconds &&
        new Exact(row.stake).eq(fields.number ?? 0),
    },
    expected.violate,
  );
  const moved = log.filter(({ account }) => account === ACCOUNT);
  const byReference = new Map<string, LogRow[]>();
  for (const row of moved.filter(({ kind }) => kind >= KIND.hold && kind <= KIND.loss))
    byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row]);
  const wasReset = sent.some((call) => call.name === RESET && mayStand(call));
  for (const row of options) {
    const fault = faultOf(row) ?? ledgerFault(row, byReference.get(`option:${row.id}`) ?? [], wasReset);
    if (fault) expected.violate(fault, { row, log: byReference.get(`option:${row.id}`) });
  }
  if (byReference.size !== options.length)
    expected.violate('nothing is booked for options that are not there', { booked: [...byReference.keys()], options });
  const reset = lastResetOf(log);
  const available = sum(moved.filter(({ id }) => id > reset).map(({ value }) => value));
  const frozen = sum(options.filter(({ status }) => status !== 3).map(({ stake }) => stake));
  const told = inOptions.get(USDT) ?? { available: '0', frozen: '0' };
  if (!available.eq(told.available) || !frozen.eq(told.frozen))
    expected.violate('the options account has what was moved, held, won and lost', { told, available, frozen });
}

/** A stake is held once; at the end it goes one way, once, and as much as the option says. */
function ledgerFault(row: OptionRow, rows: readonly LogRow[], wasReset: boolean): string | null {
  const [held, ended, ...more] = rows;
  const isHeld = held?.kind === KIND.hold && new Exact(held.value).eq(new Exact(row.stake).negated());
  if (!isHeld || more.length > 0) return 'a stake is held once, and ends once';
  if (row.status !== 3) return ended ? 'an open option keeps its stake' : null;
  if (!ended) return 'the stake of an option that has ended is not held any more';
  if (!row.end && !wasReset) return 'an option ends without a result in a reset only';
  const due = row.end ? row.result : 0;
  const kind = due > 0 ? KIND.win : due < 0 ? KIND.loss : KIND.release;
  const isPaid = ended.kind === kind && new Exact(ended.value).eq(payoutOf(row, due));
  return isPaid ? null : 'the ledger pays what an option comes to';
}
