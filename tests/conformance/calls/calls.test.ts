import { afterAll, beforeAll, describe, it } from 'vitest';
import { badCalls } from './suites/bad.ts';
import { goodCalls } from './suites/good.ts';
import { World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start('conformance');
}, 180_000);
afterAll(() => world?.end());
const open = () => world;

const kept = goodCalls(open);
badCalls(open);

describe('after the process was killed and started again', () => {
  it('everything that was changed is still there', async () => {
    await world.killAndStartAgain();
    for (const see of kept) await see();
    await world.assertInvariants();
  }, 180_000);
});
