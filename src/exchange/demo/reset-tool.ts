import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AccountKind } from '../../contract/rows/wallet.ts';
import { callerOf } from '../gateway/http/router.ts';
import { signedIn } from '../gateway/http/signed-in.ts';
import { Money } from '../ledger/decimal.ts';
import { KIND } from '../ledger/kinds.ts';
import { OUTSIDE, ownerKey } from '../ledger/owner.ts';
import type { LedgerEntry } from '../ledger/port.ts';
import type { Db } from '../platform/store/open.ts';
import { balances } from '../platform/store/schema/index.ts';
import { demoGrant } from './account.ts';
import type { DemoOptions } from './options.ts';

/** Entries that take what a user has free back out of the exchange. What a hold keeps stays where it is. */
async function emptying(db: Db, user: number): Promise<LedgerEntry[]> {
  const owner = { user };
  const rows = await db
    .select()
    .from(balances)
    .where(eq(balances.owner, ownerKey(owner)));
  return rows
    .filter(({ available }) => available !== '0')
    .map(({ account, coin, available }) => ({
      kind: KIND.demoReset,
      reference: `user:${user}`,
      postings: [
        {
          owner,
          account: account as AccountKind,
          coin,
          available: new Money(available).negated().toFixed(),
        },
        { owner: OUTSIDE, account: 'change', coin, available },
      ],
    }));
}

/** POST /demo/reset: the caller's orders are cancelled and his money is as on the first day. ?all=1: the whole exchange starts anew. */
export function resetTool(app: FastifyInstance, { deps, actions }: DemoOptions): void {
  app.post<{ Querystring: { all?: string } }>('/reset', async (request, reply) => {
    if (request.query.all === '1') {
      reply.raw.once('finish', () => actions.startAnew());
      return { status: 'starting anew' };
    }
    const { id } = signedIn({ caller: await callerOf(deps, request, false) });
    await actions.cancelOrders(id);
    await deps.store.transaction(async (tx) => deps.ledger.post(tx, [...(await emptying(tx, id)), demoGrant(id)]));
    return { status: 'reset', user: id };
  });
}
