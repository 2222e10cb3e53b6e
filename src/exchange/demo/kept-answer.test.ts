import { expect, it, vi } from 'vitest';
import { KeptAnswer } from './kept-answer.ts';

function kept(takes: number) {
  let now = 0;
  let runs = 0;
  const work = vi.fn(async () => {
    now += takes;
    runs += 1;
    return runs;
  });
  const answer = new KeptAnswer(work, () => now);
  return {
    answer,
    work,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('runs once for all who ask meanwhile', async () => {
  const { answer } = kept(5);
  expect(await Promise.all([answer.get(), answer.get(), answer.anew()])).toEqual([1, 1, 1]);
});

it.each([
  ['ten seconds', 5, 10_000],
  ['a hundred times as long as it took', 3000, 300_000],
])('keeps its answer for %s', async (_, takes, ms) => {
  const { answer, pass } = kept(takes);
  expect(await answer.get()).toBe(1);
  pass(ms - 1);
  expect(await answer.get()).toBe(1);
  pass(1);
  expect(await answer.get()).toBe(2);
});

it('runs anew where that is asked for, and keeps that', async () => {
  const { answer } = kept(5);
  await answer.get();
  expect([await answer.anew(), await answer.get()]).toEqual([2, 2]);
});

it('keeps no failure', async () => {
  const { answer, work } = kept(5);
  work.mockRejectedValueOnce(new Error('away'));
  await expect(answer.get()).rejects.toThrow('away');
  expect(await answer.get()).toBe(1);
});
