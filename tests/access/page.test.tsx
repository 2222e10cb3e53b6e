import './setting.ts';
import { expect, it } from 'vitest';

it('A pull at the top of a page is not handed to the browser, which would reload the app', () => {
  for (const element of [document.documentElement, document.body])
    expect(getComputedStyle(element).overscrollBehaviorY).toBe('contain');
});
