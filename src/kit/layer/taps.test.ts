import { beforeEach, expect, it, vi } from 'vitest';

type Hear = (event: object) => void;

let isLeftOver: typeof import('./taps.ts').isLeftOver;
let heard: Record<string, Hear>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  heard = {};
  vi.stubGlobal('window', { addEventListener: (name: string, hear: Hear) => (heard[name] = hear) });
  ({ isLeftOver } = await import('./taps.ts'));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const down = () => heard.pointerdown?.({ isPrimary: true, button: 0 });
/** A click without a finger, as of an aid. */
function click(): MouseEvent {
  const event = { isTrusted: true, detail: 1, clientX: 10, clientY: 10 } as MouseEvent;
  heard.click?.(event);
  return event;
}
/** The click of a finger that lifts now. */
function lift(): MouseEvent {
  heard.pointerup?.({ isPrimary: true, button: 0 });
  return click();
}
/** When a layer is shown that comes now. */
const show = () => performance.now();

it('a press that began before the layer was shown is not of the layer, however long the finger rests', () => {
  down();
  vi.advanceTimersByTime(500);
  const shownAt = show();
  vi.advanceTimersByTime(1500);
  expect(isLeftOver(lift(), shownAt)).toBe(true);
});

it('a finger that was down before this has come pressed what stood there before', () => {
  const shownAt = show();
  vi.advanceTimersByTime(500);
  expect(isLeftOver(lift(), shownAt)).toBe(true);
});

it('a press that begins on the layer is of the layer', () => {
  down();
  lift();
  vi.advanceTimersByTime(500);
  const shownAt = show();
  vi.advanceTimersByTime(100);
  down();
  expect(isLeftOver(lift(), shownAt)).toBe(false);
});

it('a finger that scrolled says nothing of a later click without one', () => {
  down();
  heard.pointercancel?.({});
  const shownAt = show();
  vi.advanceTimersByTime(500);
  expect(isLeftOver(click(), shownAt)).toBe(false);
});
