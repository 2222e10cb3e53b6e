import { type Expected, type LogRow, lastResetOf, RESET, type Sent, type Statement } from '../../product.ts';
import { checkAsked, mayStand } from '../asked.ts';
import { Exact, sum } from '../decimal.ts';
import { type PositionRow, STATUS } from './rows.ts';
import { faultOf, keptAt } from './rules.ts';

/** Numbers of the ledger's movements on the wire. */
const KIND = { first: 30, fee: 32, last: 36 } as const;
const ACCOUNT = 'lever';
const USDT = 3;

const isLive = ({ status }: PositionRow): boolean => status < STATUS.closed;
const isKind = ({ kind }: LogRow): boolean => kind >= KIND.first && kind <= KIND.last;

/** What a user's futures come to, by the specification; and what stands in their account for them. */
export function reckon(statement: Statement, expected: Expected): void {
  const { log, futures, inFutures, sent } = statement;
  checkPlaced(statement, expected);
  const wasReset = sent.some((call) => call.name === RESET && mayStand(call));
  for (const row of futures) {
    const fault = faultOf(row);
    if (fault) expected.violate(fault, row);
    if (row.reason === 'returned' && !wasReset)
      expected.violate('a position ends without a result in a reset only', row);
    if (row.status === STATUS.cancelled && !mayBeCancelled(row, futures, sent, wasReset))
      expected.violate('an entrust is cancelled by its user, in a reset or in a liquidation', row);
  }
  const moved = log.filter(({ account }) => account === ACCOUNT);
  const available = sum(moved.filter(({ id }) => id > lastResetOf(log)).map(({ value }) => value));
  const frozen = sum(futures.filter(isLive).map((row) => heldFor(row)));
  const told = inFutures.get(USDT) ?? { available: '0', frozen: '0' };
  if (!available.eq(told.available) || !frozen.eq(told.frozen))
    expected.violate('the futures account has what was moved, held, won and lost', { told, available, frozen });
  // All that futures ever moved: results, fees, nights; what is held now was free before.
  const booked = sum(moved.filter(isKind).map(({ value }) => value)).plus(frozen);
  const due = sum(futures.map(resultOf));
  if (!booked.eq(due)) expected.violate('futures moved what their positions say', { booked, due, futures });
  checkFees(futures, moved, expected);
  checkLiquidations(futures, moved, expected);
}

const heldFor = (row: PositionRow): Exact => new Exact(row.margin).plus(row.status === STATUS.entrust ? row.fee : 0);

/** What a position has brought its account by now. */
function resultOf(row: PositionRow): Exact {
  if (!row.open) return new Exact(0);
  const cost = new Exact(row.fee).plus(row.overnight).plus(row.liquidationFee);
  const end = row.status === STATUS.closed ? new Exact(row.profit).plus(row.covered).minus(row.cut) : new Exact(0);
  return end.minus(cost);
}

/** Each position stands for a call, but those that came of another: parts, and the other sides of what was reversed. */
function checkPlaced({ futures, sent }: Statement, expected: Expected): void {
  checkAsked(
    {
      rows: futures.filter(({ partOf }) => partOf === null),
      calls: sent.filter(({ name }) => name === 'futures.place'),
      idOf: ({ id }) => id,
      toldId: (message) => (message as { id: number }).id,
      isAlike: (row, { fields }) =>
        row.base === fields.currency_id &&
        row.isLong === (fields.type === 1) &&
        row.isLimit === (fields.status === 0) &&
        row.openLots === fields.share &&
        row.multiple === fields.multiple &&
        (!row.isLimit || new Exact(row.reference).eq(fields.target_price ?? 0)),
    },
    expected.violate,
  );
  const ids = new Set(futures.map(({ id }) => id));
  const closes = sent.filter(
    (call) => (call.name === 'futures.close' || call.name === 'futures.closeAll') && mayStand(call),
  );
  for (const row of futures) {
    if (row.partOf !== null && !ids.has(row.partOf)) expected.violate('what came of a position names it', row);
    if (row.reason === 'asked' && closes.length === 0)
      expected.violate('a position is closed where its user asks', row);
  }
}

function mayBeCancelled(
  row: PositionRow,
  all: readonly PositionRow[],
  sent: readonly Sent[],
  wasReset: boolean,
): boolean {
  if (row.reason === 'withdrawn')
    return sent.some((call) => call.name === 'futures.cancel' && call.fields.id === row.id && mayStand(call));
  if (row.reason === 'returned') return wasReset;
  return all.some(({ close, status }) => status === STATUS.closed && close?.seq === row.close?.seq);
}

/** A fee is paid once for each that was opened, and by nobody else. */
function checkFees(futures: readonly PositionRow[], moved: readonly LogRow[], expected: Expected): void {
  const paid = new Set<string>();
  for (const { reference } of moved.filter(({ kind }) => kind === KIND.fee)) {
    if (paid.has(reference)) expected.violate('a fee is paid once', reference);
    paid.add(reference);
  }
  for (const row of futures) {
    const isPart = row.partOf !== null && row.status === STATUS.closed && row.lots < row.openLots;
    if (!isPart && (row.open !== null) !== paid.has(`position:${row.id}`))
      expected.violate('a fee is paid by what is opened', row);
  }
}

/**
 * An account is liquidated when what it has is no more than what must be kept, at the price that the row names, and then whole. What it had is what is
 * there afterwards with the fees, less what others bore.
 */
function checkLiquidations(futures: readonly PositionRow[], moved: readonly LogRow[], expected: Expected): void {
  const seqs = new Set(
    futures.flatMap(({ reason, close, status }) =>
      reason === 'liquidated' && status === STATUS.closed && close ? [close.seq] : [],
    ),
  );
  for (const seq of seqs) {
    const ended = futures.filter(({ close, status }) => status === STATUS.closed && close?.seq === seq);
    const at = ended[0]?.close?.at ?? 0;
    const others = futures.filter(({ close, open, status, placedAt }) => {
      // What waited then is cancelled too: it neither waits any more nor was it filled later.
      if (placedAt <= at && ((open?.seq ?? 0) > seq || status === STATUS.entrust)) return true;
      const begins = open?.seq ?? Number.POSITIVE_INFINITY;
      return begins < seq && (isLive({ status } as PositionRow) || (close?.seq ?? seq) > seq);
    });
    if (others.length > 0) expected.violate('an account is liquidated whole', { ended, others });
    const liquidated = ended.filter(({ reason }) => reason === 'liquidated');
    // One that was closed by the same tick before it shares the rows; then the sum is not that of the liquidation alone.
    if (liquidated.length !== ended.length) continue;
    const references = new Set(ended.map(({ id }) => `position:${id}`));
    const last = Math.max(...moved.filter((row) => references.has(row.reference) && isKind(row)).map(({ id }) => id));
    const after = sum(moved.filter(({ id }) => id <= last).map(({ value }) => value));
    const had = ended.reduce((money, row) => {
      const better = new Exact(row.trigger ?? row.closePrice).minus(row.closePrice).times(row.size);
      return money
        .plus(row.liquidationFee)
        .minus(row.covered)
        .plus(row.isLong ? better : better.negated());
    }, after);
    const kept = sum(ended.map((row) => keptAt(row, row.trigger ?? row.closePrice)));
    if (had.gt(kept)) expected.violate('nobody is liquidated who has what must be kept', { had, kept, ended });
    const isCovered = ended.some(({ covered }) => new Exact(covered).gt(0));
    if (isCovered && !after.isZero()) expected.violate('others bear a loss when nothing is left', { after, ended });
  }
}
