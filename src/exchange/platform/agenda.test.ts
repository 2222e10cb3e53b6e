import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Agenda } from './agenda.ts';

it('gives what is due by moment, then in the order of planning, and never what was cancelled', () => {
  const entries = fc.array(fc.record({ due: fc.integer({ min: 0, max: 20 }), isCancelled: fc.boolean() }), {
    maxLength: 400,
  });
  fc.assert(
    fc.property(entries, (planned) => {
      const agenda = new Agenda();
      const ran: number[] = [];
      const cancels = planned.map(({ due }, index) => agenda.add(due, () => ran.push(index)));
      for (const [index, { isCancelled }] of planned.entries()) if (isCancelled) cancels[index]?.();
      for (let run = agenda.take(20); run; run = agenda.take(20)) run();
      const wanted = planned
        .map((entry, index) => ({ ...entry, index }))
        .filter(({ isCancelled }) => !isCancelled)
        .sort((a, b) => a.due - b.due || a.index - b.index);
      expect(ran).toEqual(wanted.map(({ index }) => index));
      expect(agenda.next).toBeUndefined();
    }),
  );
});

it('leaves what is not due, and takes a run that has begun for good', () => {
  const agenda = new Agenda();
  const cancel = agenda.add(5, () => undefined);
  agenda.add(9, () => undefined);
  expect(agenda.take(4)).toBeUndefined();
  expect(agenda.take(5)).toBeDefined();
  cancel();
  expect([agenda.take(8), agenda.next]).toEqual([undefined, 9]);
});

it('keeps few cancelled entries and sweeps seldom, however many are planned and cancelled', () => {
  const agenda = new Agenda();
  const many = 100_000;
  const cancels = Array.from({ length: many }, (_, index) => agenda.add((index * 7919) % many, () => undefined));
  let sweeps = 0;
  let mostKept = 0;
  for (const [index, cancel] of cancels.entries()) {
    const before = agenda.size;
    cancel();
    if (agenda.size < before) sweeps += 1;
    const live = many - index - 1;
    mostKept = Math.max(mostKept, agenda.size - 2 * live);
  }
  // Each sweep takes out more than half, so there are no more of them than halvings.
  expect(sweeps).toBeLessThanOrEqual(Math.log2(many));
  expect(mostKept).toBeLessThanOrEqual(64);
});
