import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('runs one after the other, whatever becomes of the ones before', async () => {
  const turns = new Turns();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    turns.run(async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('is busy from the call on until the last has ended', async () => {
  const turns = new Turns();
  expect(turns.isBusy).toBe(false);
  const first = turns.run(() => Promise.resolve());
  expect(turns.isBusy).toBe(true);
  await first;
  const second = turns.run(() => Promise.reject(new Error('no')));
  await expect(second).rejects.toThrow('no');
  await turns.idle();
  expect(turns.isBusy).toBe(false);
});
