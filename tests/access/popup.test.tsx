import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import * as homeStories from '../../stories/screens/home/Home.stories.tsx';
import { mount, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('The popup of home comes complete: it has its words from its first frame on, and does not grow', async () => {
  const waits: string[] = [];
  const watch = new MutationObserver(() => {
    const busy = document.querySelector('[role="dialog"] [aria-busy="true"], dialog [aria-busy="true"]');
    if (busy) waits.push(busy.outerHTML);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  leave = mount(await storyOf(homeStories, 'Popup'));
  const popup = await screen.findByRole('dialog', { name: 'A place to practise' }, { timeout: 10_000 });
  expect(popup.textContent).toContain('The money is for practice');
  watch.disconnect();
  expect(waits).toEqual([]);
});
