import { expect, expectTypeOf, it } from 'vitest';
import { Done } from '../ledger/idempotent.ts';
import type { Handler, MoneyCall } from './handler.ts';
import { Once } from './once.ts';

type CancelReply = Awaited<ReturnType<Handler<'spot.cancel'>>>;

it('reaches the calls that move money and no other, and takes the client id out of their requests', () => {
  expectTypeOf<'spot.place' | 'spot.cancel'>().toExtend<MoneyCall>();
  expectTypeOf<'spot.orders' | 'user.info'>().exclude<MoneyCall>().toEqualTypeOf<'spot.orders' | 'user.info'>();
  expectTypeOf<Parameters<Handler<'spot.cancel'>>[0]>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Parameters<Handler<'spot.cancel'>>[2]>().toEqualTypeOf<Once>();
  expect(new Once({ id: 1, client_id: 'place-0001' })).toEqual({ clientId: 'place-0001', body: { id: 1 } });
});

it('leaves a handler one answer: what was done under the id', () => {
  expectTypeOf<() => Promise<string>>().not.toExtend<Handler<'spot.cancel'>>();
  // Whoever forgets to hand `once` on has nothing to answer with: neither it nor a look-alike is one.
  expectTypeOf<keyof Once>().toEqualTypeOf<'clientId' | 'body'>();
  expectTypeOf<Pick<CancelReply, 'value' | 'map'>>().not.toExtend<CancelReply>();
  // @ts-expect-error Only the ledger makes one.
  expect(new Done('')).toBeInstanceOf(Done);
});
