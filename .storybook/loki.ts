import { Globals } from '@react-spring/web';
import * as EVENTS from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { dismissToast, toastNow } from '#kit/feedback';
import { axeProblems, COLOUR_RULES } from './a11y/axe.ts';
import { accessProblems } from './a11y/index.ts';
import { settled, stirred, watchTimers } from './settled.ts';
import { takeOff, wear } from './wear.ts';

/** Loki on Storybook 10, in picture runs alone: what it misses there, and what the camera asks of a page. */
export const isPictureRun = typeof window !== 'undefined' && window.loki?.isRunning === true;

/** Loki itself takes its picture at once; the camera asks for rest. */
const isByLoki = typeof navigator !== 'undefined' && navigator.userAgent.includes('taken-by/loki');

const storyFinished = () =>
  new Promise<void>((resolve, reject) => {
    const channel = addons.getChannel();
    const fail = (sentence = '') => reject(new Error(sentence.split('\n')[0]));
    channel.once(EVENTS.PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => fail(message));
    channel.once(EVENTS.STORY_FINISHED, ({ status }: { status: 'success' | 'error' }) =>
      status === 'success' ? resolve() : fail('The story or its play function failed'),
    );
    channel.once(EVENTS.STORY_MISSING, () => fail('There is no such story'));
  });

/** Loki reads `storyStore.raw()`, which Storybook dropped; the preview is made after this module has run. */
async function offerStories(): Promise<void> {
  while (!window.__STORYBOOK_PREVIEW__) await new Promise((resolve) => setTimeout(resolve, 10));
  const preview = window.__STORYBOOK_PREVIEW__;
  const stories = () => Object.values(preview.storyStoreValue?.extract() ?? {});
  const raw = () => stories().map((own) => ({ ...own, kind: own.title, story: own.name }));
  Object.defineProperty(preview, 'storyStore', { configurable: true, get: () => ({ raw }) });
}

/** Loki switches pointer events off against hover styles; user events need them. */
export function allowPointerEvents(): void {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === '*') rule.style.removeProperty('pointer-events');
}

/** Another story in the same document, as if nothing had stood, been kept or been said there before. */
async function show(storyId: string): Promise<void> {
  takeOff();
  stirred();
  window.sessionStorage.clear();
  dismissToast(toastNow()?.id ?? 0);
  const finished = storyFinished();
  addons.getChannel().emit(EVENTS.SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  await finished;
}

/** To come to rest, to show another story, to show the one that stands in another mode, and what is wrong with its access. */
export const pictures = {
  settled,
  axe: axeProblems,
  access: async () => [...(await axeProblems(COLOUR_RULES)), ...accessProblems()],
  show,
  wear,
};

export function prepareForPictures(): void {
  if (!isPictureRun) return;
  window.pictures = pictures;
  watchTimers();
  // Transitions and animations stand at their end: a picture shows no moment of one.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  Globals.assign({ skipAnimation: true });
  // The chart sizes its canvas by it; under an emulated device scale it tells the unscaled size, and pictures blur.
  Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
  if (new URLSearchParams(window.location.search).has('id')) {
    const finished = storyFinished();
    window.loki?.registerPendingPromise?.(isByLoki ? finished.then(settled) : finished);
  }
  window.loki?.registerPendingPromise?.(offerStories());
}
