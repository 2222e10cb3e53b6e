import { expect, it } from 'vitest';
import { clientIds } from './client-id.ts';

function counted() {
  let count = 0;
  return clientIds(() => {
    count += 1;
    return `id-${count}`;
  });
}

it('keeps one id for one body until a clear answer came (readings G8)', () => {
  const ids = counted();
  expect([ids.idFor({ a: 1 }), ids.idFor({ a: 1 })]).toEqual(['id-1', 'id-1']);
  ids.settle();
  expect(ids.idFor({ a: 1 })).toBe('id-2');
});

it('never sends another body under the same id', () => {
  const ids = counted();
  expect([ids.idFor({ a: 1 }), ids.idFor({ a: 2 }), ids.idFor({ a: 1 })]).toEqual(['id-1', 'id-2', 'id-3']);
});

it('makes ids that the contract takes', () => {
  expect(clientIds().idFor({})).toMatch(/^[\w-]{8,64}$/);
});
