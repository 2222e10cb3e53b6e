import { describe, expect, it } from 'vitest';
import { nextStop, tabStop } from './walk.ts';

const open = {};
const shut = { suspended: 'Wallet maintenance' };

describe('an arrow key', () => {
  it('goes to the next, around the ends', () => {
    expect(nextStop('ArrowRight', 0, [open, open, open])).toBe(1);
    expect(nextStop('ArrowDown', 2, [open, open, open])).toBe(0);
    expect(nextStop('ArrowLeft', 0, [open, open, open])).toBe(2);
    expect(nextStop('ArrowUp', 1, [open, open, open])).toBe(0);
  });
  it('passes suspended ones', () => {
    expect(nextStop('ArrowRight', 0, [open, shut, open])).toBe(2);
    expect(nextStop('ArrowLeft', 0, [open, open, shut])).toBe(1);
    expect(nextStop('ArrowRight', 0, [open, shut, shut])).toBe(0);
  });
  it('leads nowhere where all are suspended, and other keys do nothing', () => {
    expect(nextStop('ArrowRight', 0, [shut, shut])).toBeUndefined();
    expect(nextStop('Enter', 0, [open, open])).toBeUndefined();
    expect(nextStop('ArrowRight', 0, [])).toBeUndefined();
  });
});

it('the tab key stops at the chosen one, else at the first that can be chosen', () => {
  expect(tabStop(2, [open, open, open])).toBe(2);
  expect(tabStop(-1, [shut, open, open])).toBe(1);
  expect(tabStop(-1, [shut, shut])).toBe(0);
});
