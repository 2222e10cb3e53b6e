import { describe, expect, it } from 'vitest';
import { toTarget } from '../../parts/navigation/index.ts';
import { stepsBackTo } from './trail.ts';

const home = toTarget('pages/index/index');
const ticket = toTarget('pages/transaction/currency', { currency_id: 1, legal_id: 3 });
const login = toTarget('pages/common/login');

describe('The way back from login', () => {
  it.each([
    ['to the screen right below', [home, ticket, login], ticket, 1],
    ['over the reset of a password', [home, ticket, login, toTarget('pages/setting/password'), login], ticket, 3],
    ['not to another pair', [home, ticket, login], toTarget('pages/transaction/currency', { currency_id: 2 }), 0],
    ['not over a screen that is no way in', [ticket, home, login], ticket, 0],
    ['not past a reload', [ticket, undefined, login], ticket, 0],
  ] as const)('leads %s', (_, trail, wanted, steps) => {
    expect(stepsBackTo(trail, trail.length - 1, wanted)).toBe(steps);
  });
});
