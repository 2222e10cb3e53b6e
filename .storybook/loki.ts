import { Globals } from '@react-spring/web';
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { axeProblems, COLOUR_RULES } from './a11y/axe.ts';
import { accessProblems } from './a11y/index.ts';
import { isMode } from './modes.ts';
import { settled, watchTimers } from './settled.ts';
import { wear } from './wear.ts';

/**
 * Loki on Storybook 10. Active in picture runs only:
 * it gets the list of stories that Storybook no longer offers, waits for play functions, lets user events click, and
 * offers the camera what it asks of a page.
 */
export const isPictureRun = typeof window !== 'undefined' && window.loki?.isRunning === true;

/** Loki itself takes its picture at once; the camera asks for rest. */
const isByLoki = typeof navigator !== 'undefined' && navigator.userAgent.includes('taken-by/loki');

interface Finished {
  status: 'success' | 'error';
}

function storyFinished(): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = addons.getChannel();
    channel.once(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => reject(new Error(message.split('\n')[0])));
    channel.once(STORY_FINISHED, ({ status }: Finished) => {
      if (status === 'success') resolve();
      else reject(new Error('The story or its play function failed'));
    });
    channel.once(STORY_MISSING, () => reject(new Error('There is no such story')));
  });
}

type StorybookPreview = NonNullable<Window['__STORYBOOK_PREVIEW__']>;

/** The preview is made after this module has run. */
function previewMade(): Promise<StorybookPreview> {
  return new Promise((resolve) => {
    const look = () => {
      if (window.__STORYBOOK_PREVIEW__) resolve(window.__STORYBOOK_PREVIEW__);
      else setTimeout(look, 10);
    };
    look();
  });
}

/** Loki reads `storyStore.raw()`, which Storybook dropped. */
function offerStories(preview: StorybookPreview): void {
  const raw = () =>
    Object.values(preview.storyStoreValue?.extract() ?? {}).map(({ id, title, name, parameters }) => ({
      id,
      kind: title,
      story: name,
      parameters,
    }));
  Object.defineProperty(preview, 'storyStore', { configurable: true, get: () => ({ raw }) });
}

/** Loki switches pointer events off against hover styles; user events need them. */
export function allowPointerEvents(): void {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSStyleRule && rule.selectorText === '*' && rule.style.pointerEvents === 'none')
        sheet.deleteRule(index);
    }
  }
}

/** Transitions and animations stand at their end: a picture shows no moment of one. */
function stopAnimations(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
}

/** What the camera asks of a page: to come to rest, to show the story that stands in another mode, and what is wrong with its access. */
const pictures = {
  settled,
  axe: axeProblems,
  access: async () => [...(await axeProblems(COLOUR_RULES)), ...accessProblems()],
  wear: async (mode: string) => {
    if (!isMode(mode)) throw new Error(`There is no mode "${mode}"`);
    await wear(mode);
  },
};

export function prepareForPictures(): void {
  if (!isPictureRun) return;
  window.pictures = pictures;
  watchTimers();
  stopAnimations();
  Globals.assign({ skipAnimation: true });
  // The chart sizes its canvas by it; under an emulated device scale it tells the unscaled size, and pictures blur.
  Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
  if (new URLSearchParams(window.location.search).has('id')) {
    const finished = storyFinished();
    window.loki?.registerPendingPromise?.(isByLoki ? finished.then(settled) : finished);
  }
  window.loki?.registerPendingPromise?.(previewMade().then(offerStories));
}
