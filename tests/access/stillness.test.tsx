import './setting.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wantsStillness } from '#kit/motion';
import { EntryBox } from '../../src/app/shell/Shell.styles.ts';
import { storiesOf } from './mount.tsx';

/** The kit's stories as they are first drawn, on a device that asks for less motion. */
const FILES = import.meta.glob<unknown>('../../stories/kit/*.stories.tsx');
/** Milliseconds in which whatever turns by itself would have turned. */
const A_WHILE_MS = 30_000;
/** Seconds: the tokens' durations under reduced motion are a hundredth of a millisecond. */
const INSTANT_S = 0.001;

const longest = (list: string) => Math.max(0, ...list.split(',').map((part) => Number.parseFloat(part)));

function motionsOf(element: Element): string[] {
  return [undefined, '::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part);
    const where = `${element.tagName.toLowerCase()}${part ?? ''} in ${element.parentElement?.textContent?.slice(0, 30)}`;
    return [
      style.animationName !== 'none' && longest(style.animationDuration) > INSTANT_S
        ? `${where}: animation of ${style.animationDuration}`
        : undefined,
      longest(style.transitionDuration) > INSTANT_S ? `${where}: transition of ${style.transitionDuration}` : undefined,
      style.scrollBehavior === 'smooth' ? `${where}: smooth scrolling` : undefined,
    ].filter((motion) => motion !== undefined);
  });
}

const moved: string[] = [];
const isSmooth = (options: unknown) => (options as ScrollToOptions | undefined)?.behavior === 'smooth';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    vi.spyOn(Element.prototype, name).mockImplementation((...options: unknown[]) => {
      if (isSmooth(options[0])) moved.push(name);
    });
  }
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    moved.push('animate');
    return new Animation();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  moved.length = 0;
});

it('is what this device asks for', () => expect(wantsStillness()).toBe(true));

describe.each(Object.entries(FILES))('%s', (_, load) => {
  it('stands still', async () => {
    for (const [name, Story] of Object.entries(storiesOf(await load()))) {
      await Story.load();
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      flushSync(() => root.render(<Story />));
      const motions = [...document.body.querySelectorAll('*')].flatMap(motionsOf);
      expect([...new Set(motions)], name).toEqual([]);
      vi.advanceTimersByTime(A_WHILE_MS);
      expect(moved, `${name}, after a while`).toEqual([]);
      root.unmount();
      place.remove();
    }
  });
});

it.each(['forward', 'back', 'tab'])('a page comes at once (%s)', (way) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<EntryBox data-way={way}>Markets</EntryBox>));
  expect([...place.querySelectorAll('*')].flatMap(motionsOf)).toEqual([]);
  expect(document.getAnimations()).toEqual([]);
  root.unmount();
  place.remove();
});
