import { positionFixtures, positionsFor } from '../../../src/contract/fixtures/futures.ts';
import type { PositionWire } from '../../../src/contract/rows/position.ts';
import type { ReplyWireOf } from '../../../src/contract/table.ts';
import type { Scenario } from '../../support/scenario.ts';

/** What an account may stand at beside its positions. */
type Figures = Partial<Omit<ReplyWireOf<'futures.account'>, 'order'>>;

const sumOf = (rows: readonly PositionWire[], pick: (row: PositionWire) => unknown): string =>
  String(Math.round(rows.reduce((sum, row) => sum + Number(pick(row)), 0) * 1000) / 1000);

/** An exchange at which the user has these positions and entrusts; `figures` are those of the account that do not follow from them. */
export function futuresWorld(rows: readonly PositionWire[] = positionFixtures, figures: Figures = {}): Scenario {
  const open = rows.filter(({ status }) => status === 1 || status === 2);
  const [margin, profit] = [sumOf(open, (row) => row.caution_money), sumOf(open, (row) => row.profits)];
  return {
    'futures.market': {
      my_transaction: rows.filter(({ status, currency }) => Number(status) < 3 && currency === 1),
    },
    'futures.account': {
      caution_money: margin,
      caution_money_total: margin,
      origin_caution_money: margin,
      origin_caution_money_total: margin,
      profits: profit,
      profits_total: profit,
      ...figures,
      order: positionsFor({}, open).message,
    },
    'futures.positions': (fields) => positionsFor(fields, rows),
  };
}
