import { expect, expectTypeOf, it } from 'vitest';
import type { MoneyCall, MoneyHandler } from './handler.ts';
import { Answered, Once } from './once.ts';

type PlaceReply = Awaited<ReturnType<MoneyHandler<'spot.place'>>>;

it('reaches the calls that move money and no other, and takes the client id out of their requests', () => {
  expectTypeOf<'spot.place' | 'spot.cancel'>().toExtend<MoneyCall>();
  expectTypeOf<'spot.orders' | 'user.info'>().exclude<MoneyCall>().toEqualTypeOf<'spot.orders' | 'user.info'>();
  expectTypeOf<Parameters<MoneyHandler<'spot.cancel'>>[0]>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Parameters<MoneyHandler<'spot.cancel'>>[2]>().toEqualTypeOf<Once>();
});

it('is the only way to answer such a call', async () => {
  expectTypeOf<PlaceReply>().toExtend<Answered<unknown>>();
  expectTypeOf<() => Promise<null>>().not.toExtend<MoneyHandler<'spot.cancel'>>();
  const once = new Once({ id: 1, client_id: 'place-0001' });
  expect(once).toMatchObject({ clientId: 'place-0001', body: { id: 1 } });
  expect(Answered.replyOf(once.answered({ id: 7 }))).toEqual({ id: 7 });
  expect(() => Answered.replyOf({ reply: 7, isOnce: true })).toThrow('without its client id');
  expect(() => Answered.replyOf({ id: 7 })).toThrow('without its client id');
});
