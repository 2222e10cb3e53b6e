import { expectTypeOf, it } from 'vitest';
import type { TokenVar } from './index.ts';

it('A misspelt token does not compile, nor one that is built of parts', () => {
  const built = (side: 'up' | 'down' | 'left') => `var(--direction-${side}-text)` as const;
  expectTypeOf<'var(--color-text-primary)'>().toExtend<TokenVar>();
  expectTypeOf<'var(--color-text-primry)'>().not.toExtend<TokenVar>();
  expectTypeOf(built('up')).not.toExtend<TokenVar>();
  expectTypeOf<Exclude<ReturnType<typeof built>, `${string}left${string}`>>().toExtend<TokenVar>();
});
