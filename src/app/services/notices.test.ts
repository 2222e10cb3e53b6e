import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastNow, toastText } from '#kit/feedback';
import type { Client } from '../../data/client.ts';
import { type EnvelopeNotice, noticesOf } from '../../data/notices.ts';
import { addressOf, navigationOf, type Target, toTarget } from '../../parts/navigation/index.ts';
import { createClient } from '../../state/client.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { startNotices } from './notices.ts';

let moves: string[] = [];
let here: Target = toTarget('pages/market/market');
let client: Client;
let stop: () => void;
const note = (kind: string) => (target: Target) => void moves.push(`${kind} ${addressOf(target)}`);
const tell = (kind: EnvelopeNotice['kind'], message = 'words', token: string | null = 'tok', next?: string) =>
  noticesOf(client).emit({ kind, message, token, ...(next && { next }) });

beforeEach(() => {
  vi.useFakeTimers();
  moves = [];
  here = toTarget('pages/market/market');
  client = createClient();
  client.store.set(sessionAtom, { token: 'tok' });
  navigationOf(client).setMover({
    push: note('push'),
    replace: note('replace'),
    relaunch: note('relaunch'),
    back: () => true,
    backTo: () => false,
    current: () => here,
  });
  stop = startNotices(client);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('999', () => {
  it('says so, clears the user, and leads to login after 1.2 s', async () => {
    tell('login', 'Session ended');
    const now = toastNow();
    expect([now && toastText(now), client.token()]).toEqual(['Session ended', null]);
    await vi.advanceTimersByTimeAsync(1199);
    expect(moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves).toEqual(['push pages/common/login?redirect=pages%2Fmarket%2Fmarket']);
  });

  it('takes the place of a protected screen, which would only send on again', async () => {
    here = toTarget('pages/fund/assets');
    tell('login');
    await vi.advanceTimersByTimeAsync(1200);
    expect(moves).toEqual(['replace pages/common/login?redirect=pages%2Ffund%2Fassets']);
  });

  it('of a former session is no news', async () => {
    tell('login', 'old', 'another');
    await vi.advanceTimersByTimeAsync(1200);
    expect([moves, client.token()]).toEqual([[], 'tok']);
  });

  it('of calls that fail together happens once', async () => {
    tell('login');
    tell('login');
    tell('verification');
    await vi.advanceTimersByTimeAsync(5000);
    expect(moves).toHaveLength(1);
  });
});

it('998 leads to verification and keeps the session', async () => {
  tell('verification', 'Verify first');
  await vi.advanceTimersByTimeAsync(1200);
  expect([moves, client.token()]).toEqual([['push pages/setting/real_mark'], 'tok']);
});

it('997 leads to the guide with the reason (readings D1)', async () => {
  tell('unavailable', 'Not in your country');
  await vi.advanceTimersByTimeAsync(1200);
  expect(moves).toEqual(['push pages/index/guide?reason=Not+in+your+country']);
});

it('997 brings the step along that the server names', async () => {
  tell('unavailable', 'Verify first', 'tok', 'pages/setting/real_mark');
  await vi.advanceTimersByTimeAsync(1200);
  expect(moves).toEqual(['push pages/index/guide?reason=Verify+first&next=pages%2Fsetting%2Freal_mark']);
});
