import { describe, expect, it } from 'vitest';
import type { RoutePath } from '../../domain/routes.ts';
import { toTarget } from '../../parts/navigation/index.ts';
import type { ParamValues } from '../../parts/navigation/target.ts';
import { currentTab, type Move, nextStack, type Stack, startStack } from './stack.ts';

const HOME = 'pages/index/index';
const MARKET = 'pages/market/market';
const FAQ = 'pages/common/faq';

const move = (type: Move['type'], path: RoutePath, key = path as string, params?: ParamValues): Move => ({
  key,
  target: toTarget(path, params),
  type,
});
const go = (...moves: [Move, ...Move[]]): Stack => moves.slice(1).reduce(nextStack, startStack(moves[0]));
const keys = (stack: Stack) => ({
  tabs: stack.tabs.map(({ key }) => key),
  pages: stack.pages.map(({ key }) => key),
  current: stack.current,
});

describe('tabs', () => {
  it('are kept once visited', () => {
    const stack = go(move('POP', HOME), move('REPLACE', MARKET), move('REPLACE', HOME));
    expect(keys(stack)).toEqual({ tabs: [HOME, MARKET], pages: [], current: HOME });
    expect([currentTab(stack), stack.way]).toEqual([HOME, 'tab']);
  });

  it('keep their entry on the way back to it, and take a new one with each visit', () => {
    const before = go(move('POP', MARKET, 'a', { tab: 'stock' }), move('PUSH', FAQ, 'f'));
    const same = nextStack(before, move('POP', MARKET, 'a', { tab: 'stock' }));
    expect(same.tabs[0]).toBe(before.tabs[0]);
    const again = go(
      move('POP', MARKET, 'a', { tab: 'stock' }),
      move('REPLACE', HOME),
      move('REPLACE', MARKET, 'b', { tab: 'stock' }),
    );
    expect(again.tabs[0]).toEqual({ ...before.tabs[0], visit: 'b' });
    expect(again.tabs[0]?.target).not.toBe(before.tabs[0]?.target);
    const other = nextStack(again, move('REPLACE', MARKET, 'c', { tab: 'coins' }));
    expect(other.tabs.map(({ target }) => target.params)).toEqual([{ tab: 'coins' }, {}]);
  });

  it('close the pages above them, unless they were pushed over one', () => {
    const page = go(move('POP', HOME), move('PUSH', FAQ, 'f'));
    expect(keys(nextStack(page, move('REPLACE', MARKET)))).toMatchObject({ pages: [], current: MARKET });
    const pushed = nextStack(page, move('PUSH', MARKET));
    expect(keys(pushed)).toMatchObject({ pages: ['f'], current: MARKET });
    expect(keys(nextStack(pushed, move('POP', FAQ, 'f')))).toMatchObject({ pages: ['f'], current: 'f' });
  });
});

describe('pages', () => {
  it('are kept below the current one and dropped on the way back', () => {
    const deep = go(move('POP', HOME), move('PUSH', FAQ, 'a'), move('PUSH', FAQ, 'b'));
    expect(keys(deep)).toEqual({ tabs: [HOME], pages: ['a', 'b'], current: 'b' });
    const back = nextStack(deep, move('POP', FAQ, 'a'));
    expect(keys(back)).toEqual({ tabs: [HOME], pages: ['a'], current: 'a' });
    expect(back.pages[0]).toBe(deep.pages[0]);
    const home = nextStack(back, move('POP', HOME));
    expect([keys(home), home.way, currentTab(back)]).toEqual([
      { tabs: [HOME], pages: [], current: HOME },
      'back',
      null,
    ]);
  });

  it('take the place of the current one when they replace it', () => {
    const stack = go(move('POP', HOME), move('PUSH', FAQ, 'a'), move('REPLACE', FAQ, 'b'));
    expect(keys(stack)).toMatchObject({ pages: ['b'], current: 'b' });
  });

  it('that replace a tab stand above none', () => {
    expect(keys(go(move('POP', HOME), move('REPLACE', FAQ, 'a')))).toEqual({
      tabs: [HOME],
      pages: ['a'],
      current: 'a',
    });
  });

  it('are told apart where two addresses typed into the bar share a key of the history', () => {
    const stack = go(move('POP', FAQ, 'default'), move('POP', 'pages/common/aboutus', 'default'));
    expect(stack.pages.map(({ target }) => target.path)).toEqual(['pages/common/aboutus']);
  });

  it('are built anew when they are not kept: after a reload, and forward in the history', () => {
    const stack = go(move('POP', FAQ, 'late'), move('POP', FAQ, 'early'));
    expect(keys(stack)).toMatchObject({ pages: ['early'], current: 'early' });
  });

  it('are kept in small number', () => {
    const stack = go(move('POP', HOME), ...Array.from({ length: 20 }, (_, index) => move('PUSH', FAQ, `k${index}`)));
    expect(stack.pages).toHaveLength(6);
    expect(stack.pages.at(-1)?.key).toBe('k19');
  });
});
