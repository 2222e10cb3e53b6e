import { expect, expectTypeOf, it } from 'vitest';
import { Done, type OnceRequest } from '../ledger/idempotent.ts';
import type { Handler } from './handler.ts';

type CancelReply = Awaited<ReturnType<Handler<'spot.cancel'>>>;

it('reaches the calls that move money and no other, and takes the client id out of their requests', () => {
  expectTypeOf<Parameters<Handler<'spot.orders'>>['length']>().toEqualTypeOf<2>();
  expectTypeOf<Parameters<Handler<'spot.cancel'>>[0]>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Parameters<Handler<'spot.cancel'>>[2]>().toEqualTypeOf<OnceRequest>();
});

it('leaves a handler one answer: what was done under the id', () => {
  expectTypeOf<() => Promise<string>>().not.toExtend<Handler<'spot.cancel'>>();
  // Whoever forgets to hand `once` on has nothing to answer with: neither it nor a look-alike is one.
  expectTypeOf<keyof OnceRequest>().toEqualTypeOf<'user' | 'call' | 'clientId' | 'arrivedAt' | 'body'>();
  expectTypeOf<keyof typeof Done>().toEqualTypeOf<'prototype' | 'is'>();
  expectTypeOf<Pick<CancelReply, 'value' | 'map'>>().not.toExtend<CancelReply>();
  // @ts-expect-error Only the ledger makes one.
  expect(new Done('')).toBeInstanceOf(Done);
});
