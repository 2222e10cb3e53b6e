import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../data/client.ts';
import { createClient } from '../../state/client.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { type Navigation, navigationOf } from './navigator.ts';
import { addressOf, type Target, toTarget } from './target.ts';

let client: Client;
let navigation: Navigation;
let moves: string[] = [];
let notices = 0;
let hasHistory = true;
let kept = '';
const here = toTarget('pages/market/search', { q: 'eth' });
const note = (kind: string) => (target: Target) => void moves.push(`${kind} ${addressOf(target)}`);

beforeEach(() => {
  vi.useFakeTimers();
  moves = [];
  notices = 0;
  hasHistory = true;
  kept = '';
  client = createClient();
  navigation = navigationOf(client);
  navigation.setMover({
    push: note('push'),
    replace: note('replace'),
    relaunch: note('relaunch'),
    back: () => hasHistory,
    backTo: (target) => addressOf(target) === kept,
    current: () => here,
  });
  navigation.setLoginNotice(() => (notices += 1));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('moves', () => {
  it('come to the router in their five kinds', async () => {
    const faq = toTarget('pages/common/faq');
    await navigation.move('open', faq);
    await navigation.move('redirect', faq);
    await navigation.move('switchTab', toTarget('pages/market/market'));
    await navigation.move('relaunch', faq);
    expect(moves).toEqual([
      'push pages/common/faq',
      'replace pages/common/faq',
      'relaunch pages/market/market',
      'relaunch pages/common/faq',
    ]);
  });

  it('go home where there is nothing to go back to', async () => {
    await navigation.moveBack();
    expect(moves).toEqual([]);
    hasHistory = false;
    await navigation.moveBack();
    expect(moves).toEqual(['relaunch pages/index/index']);
  });

  it('can be stopped by an interceptor, back included', async () => {
    const seen: unknown[] = [];
    const stop = navigation.intercept((target, kind) => {
      seen.push([kind, target?.path]);
      return false;
    });
    await navigation.move('open', toTarget('pages/common/faq'));
    hasHistory = false;
    await navigation.moveBack();
    expect([moves, seen]).toEqual([
      [],
      [
        ['open', 'pages/common/faq'],
        ['back', undefined],
      ],
    ]);
    stop();
    await navigation.move('open', toTarget('pages/common/faq'));
    expect(moves).toHaveLength(1);
  });

  it('wait for an interceptor that asks', async () => {
    const stop = navigation.intercept(() => new Promise((resolve) => setTimeout(() => resolve(true), 500)));
    const done = navigation.move('open', toTarget('pages/common/faq'));
    await vi.advanceTimersByTimeAsync(499);
    expect(moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(moves).toHaveLength(1);
    stop();
  });

  it('made before the router is there happen when it comes, the last one only', async () => {
    navigation.setMover(null);
    vi.stubGlobal('window', { location: { hash: '' } });
    await navigation.move('open', toTarget('pages/common/faq'));
    await navigation.move('open', toTarget('pages/market/search'));
    const router = {
      push: note('push'),
      replace: note('replace'),
      relaunch: note('relaunch'),
      back: () => true,
      backTo: () => false,
      current: () => here,
    };
    navigation.setMover(router);
    navigation.setMover(router);
    expect(moves).toEqual(['push pages/market/search']);
    vi.unstubAllGlobals();
  });
});

describe('guests', () => {
  it('are told to log in first and stand on login after 1.2 s, with the way back', async () => {
    await navigation.move('open', toTarget('pages/fund/assets_record', { currency: 3, type: 2 }));
    expect([moves, notices]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(1199);
    expect(moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves).toEqual(['push pages/common/login?redirect=pages%2Ffund%2Fassets_record%3Fcurrency%3D3%26type%3D2']);
  });

  it('are told by the view that stands in the place of a screen, and by nothing else', async () => {
    navigation.sendToLogin(toTarget('pages/fund/assets'), 'redirect');
    await vi.advanceTimersByTimeAsync(1200);
    expect([moves, notices]).toEqual([['replace pages/common/login?redirect=pages%2Ffund%2Fassets'], 0]);
  });

  it('are told once, however often they tap', async () => {
    await navigation.move('open', toTarget('pages/fund/assets'));
    await navigation.move('open', toTarget('pages/setting/bill'));
    navigation.sendToLogin();
    await vi.advanceTimersByTimeAsync(5000);
    expect([moves.length, notices]).toEqual([1, 1]);
  });

  it('are not sent where they no longer want to go', async () => {
    await navigation.move('open', toTarget('pages/fund/assets'));
    await navigation.move('open', toTarget('pages/common/faq'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(moves).toEqual(['push pages/common/faq']);
  });

  it('come back to where they are when an action needs an account', async () => {
    navigation.sendToLogin();
    await vi.advanceTimersByTimeAsync(1200);
    expect(moves).toEqual(['push pages/common/login?redirect=pages%2Fmarket%2Fsearch%3Fq%3Deth']);
  });

  it('go back from login to the screen that asked for it, and put another one in its place', async () => {
    client.store.set(sessionAtom, { token: 'tok' });
    kept = addressOf(here);
    await navigation.moveOn(here);
    expect(moves).toEqual([]);
    await navigation.moveOn(toTarget('pages/fund/assets_record', { currency: 3 }));
    await navigation.moveOn(toTarget('pages/fund/assets'));
    expect(moves).toEqual(['replace pages/fund/assets_record?currency=3', 'relaunch pages/fund/assets']);
  });

  it('pass when they have logged in meanwhile', async () => {
    navigation.sendToLogin();
    client.store.set(sessionAtom, { token: 'tok' });
    await vi.advanceTimersByTimeAsync(1200);
    expect(moves).toEqual([]);
    await navigation.move('open', toTarget('pages/fund/assets'));
    expect(moves).toEqual(['push pages/fund/assets']);
  });
});
