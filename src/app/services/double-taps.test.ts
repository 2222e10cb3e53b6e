import { beforeEach, expect, it } from 'vitest';
import { navigationOf, toTarget } from '../../parts/navigation/index.ts';
import { createClient } from '../../state/client.ts';
import { guardDoubleTaps } from './double-taps.ts';

const SEARCH = toTarget('pages/market/search');
let page: EventTarget;
let opened: number;
let stop: () => void;

beforeEach(() => {
  const client = createClient();
  const { setMover, move } = navigationOf(client);
  opened = 0;
  setMover({
    push: () => (opened += 1),
    replace: () => undefined,
    relaunch: () => undefined,
    back: () => true,
    backTo: () => false,
    current: () => SEARCH,
  });
  page = new EventTarget();
  stop = guardDoubleTaps(client, page);
  // What stands at the left of the page opens a screen, what stands at its right does something else.
  page.addEventListener('click', (event) => {
    if ((event as MouseEvent).clientX < 200) void move('open', SEARCH);
    else opened += 100;
  });
});

/** A click at a moment, in ms, and a place; whatever it has begun has ended. */
async function click(timeStamp: number, clientX: number): Promise<void> {
  page.dispatchEvent(
    Object.defineProperties(new Event('click', { cancelable: true }), {
      timeStamp: { value: timeStamp },
      clientX: { value: clientX },
      clientY: { value: 40 },
    }),
  );
  await new Promise<void>((resolve) => setImmediate(resolve));
}

it('the second click of a double tap that opened a screen is lost', async () => {
  await click(1000, 20);
  await click(1120, 25);
  await click(1280, 25);
  expect(opened).toBe(1);
});

it('a later click, and one elsewhere, are heard', async () => {
  await click(1000, 20);
  await click(1300, 20);
  expect(opened).toBe(2);
  await click(1400, 60);
  expect(opened).toBe(3);
});

it('a double tap on what opens nothing is two clicks', async () => {
  await click(1000, 300);
  await click(1100, 300);
  expect(opened).toBe(200);
});

it('hears every click once it has ended', async () => {
  stop();
  await click(1000, 20);
  await click(1100, 20);
  expect(opened).toBe(2);
});
