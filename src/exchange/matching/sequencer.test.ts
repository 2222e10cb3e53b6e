import { expect, it } from 'vitest';
import { Sequencer } from './sequencer.ts';

it('runs one after the other, whatever becomes of the ones before', async () => {
  const sequencer = new Sequencer();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    sequencer.run(async () => {
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
  const sequencer = new Sequencer();
  expect(sequencer.isBusy).toBe(false);
  const first = sequencer.run(() => Promise.resolve());
  expect(sequencer.isBusy).toBe(true);
  await first;
  const second = sequencer.run(() => Promise.reject(new Error('no')));
  await expect(second).rejects.toThrow('no');
  await sequencer.idle();
  expect(sequencer.isBusy).toBe(false);
});
