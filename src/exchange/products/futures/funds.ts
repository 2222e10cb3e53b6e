import { sql } from 'drizzle-orm';
import { USDT } from '../../assets/usdt.ts';
import { HOUSE_BALANCES } from '../../ledger/houses.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { FuturesContext } from './context.ts';
import { exposureOf } from './exposure.ts';
import { HOUSE, INSURANCE } from './kinds.ts';

/** What stands behind futures, and what it has borne; decimal text in USDT. */
export interface Funds {
  readonly house: string;
  readonly insurance: string;
  readonly open: Readonly<Record<'long' | 'short', string>>;
  readonly losses: {
    readonly insurance: string;
    readonly house: string;
    readonly deleveraged: string;
    readonly count: number;
  };
}

export async function fundsOf({ store }: Pick<FuturesContext, 'store'>): Promise<Funds> {
  const rows = await queryRows<{ owner: string; available: string }>(
    store.db,
    sql`select owner, trim_scale(sum(available))::text as available from (${HOUSE_BALANCES}) b
      where account = 'futures' and coin = ${USDT.id} and owner in (${ownerKey(HOUSE)}, ${ownerKey(INSURANCE)}) group by owner`,
  );
  const has = (owner: typeof HOUSE | typeof INSURANCE) =>
    rows.find((row) => row.owner === ownerKey(owner))?.available ?? '0';
  const [losses] = await queryRows<Funds['losses']>(
    store.db,
    sql`select trim_scale(coalesce(sum(insured), 0))::text as insurance, trim_scale(coalesce(sum(unpaid) - sum(cut), 0))::text as house,
        trim_scale(coalesce(sum(cut), 0))::text as deleveraged, count(*)::int as count
      from futures_positions where insured > 0 or unpaid > 0 or cut > 0`,
  );
  return {
    house: has(HOUSE),
    insurance: has(INSURANCE),
    open: await exposureOf(store.db),
    losses: losses ?? { insurance: '0', house: '0', deleveraged: '0', count: 0 },
  };
}
