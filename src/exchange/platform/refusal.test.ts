import { expectTypeOf, it } from 'vitest';
import type { Refusal, RefusalKey } from './refusal.ts';

it('takes the keys that have words and no others', () => {
  expectTypeOf<ConstructorParameters<typeof Refusal>[0]>().toEqualTypeOf<RefusalKey>();
  expectTypeOf<'balance'>().toExtend<RefusalKey>();
  expectTypeOf<'spot.orderClosed'>().toExtend<RefusalKey>();
  expectTypeOf<'spot.orderClosd'>().not.toExtend<RefusalKey>();
  expectTypeOf<'spot'>().not.toExtend<RefusalKey>();
  expectTypeOf<string>().not.toExtend<RefusalKey>();
});
