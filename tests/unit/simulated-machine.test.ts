import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Machine } from '../simulate/world/machine.ts';
import { chanceOf } from '../simulate/world/random.ts';

describe('timers of the simulated machine', () => {
  let machine: Machine;
  let takeAway: () => void;
  beforeEach(() => {
    machine = new Machine(0, chanceOf('timers'));
    takeAway = machine.install();
  });
  afterEach(() => takeAway());

  it('run again when they are set anew, also after they have run, as Node sets them', async () => {
    const rung: number[] = [];
    const timer = setTimeout(() => rung.push(machine.now()), 10);
    await machine.pass(5);
    timer.refresh();
    await machine.pass(20);
    timer.refresh();
    await machine.pass(100);
    expect(rung).toEqual([15, 35]);
  });

  it('wait anew where another that is due at the same moment sets them so', async () => {
    const rung: number[] = [];
    setTimeout(() => timer.refresh(), 10);
    const timer = setTimeout(() => rung.push(machine.now()), 10);
    await machine.pass(100);
    expect(rung).toEqual([20]);
  });

  it('stay off once they were called off, before they have run and after, and when their process has ended', async () => {
    let rung = 0;
    const set = () => setTimeout(() => (rung += 1), 10);
    const early = set();
    clearTimeout(early);
    early.refresh();
    await machine.pass(100);
    expect(rung).toBe(0);

    const late = set();
    await machine.pass(100);
    clearTimeout(late);
    late.refresh();
    const left = set();
    await machine.pass(100);
    machine.dropTimers();
    left.refresh();
    await machine.pass(100);
    expect(rung).toBe(2);
  });
});
