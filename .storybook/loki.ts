import { Globals } from '@react-spring/web';
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Loki on Storybook 10. Active in picture runs only:
 * it gets the list of stories that Storybook no longer offers, waits for play functions and fonts,
 * and lets user events click.
 */
export const isPictureRun = typeof window !== 'undefined' && window.loki?.isRunning === true;

interface Finished {
  status: 'success' | 'error';
}

/** A waiting view that has come to its last phase, or a button that is busy for as long as its story wants. */
const STILL = '[data-phase="spinner"], button';
/** Long enough for a lazy part to come, and for the phases of waiting (200 and 800 ms) to have passed. */
const QUIET_MS = 200;
const QUIET_WHILE_BUSY_MS = 1200;

const isBusy = () => [...document.querySelectorAll('[aria-busy="true"]')].some((element) => !element.matches(STILL));

/** The document has not changed for a while; longer where something on it still says that it is busy. */
function hush(): Promise<void> {
  return new Promise((resolve) => {
    let changed = performance.now();
    const watch = new MutationObserver(() => {
      changed = performance.now();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      if (performance.now() - changed < (isBusy() ? QUIET_WHILE_BUSY_MS : QUIET_MS)) {
        requestAnimationFrame(look);
        return;
      }
      watch.disconnect();
      resolve();
    };
    look();
  });
}

/** The browser's own controls of a film fade and turn by its clock: the picture is of ours. */
function stillFilms(): void {
  for (const film of document.querySelectorAll('video')) film.controls = false;
}

/** CSS pixels. A list of hundreds of rows shows its beginning. */
const LONGEST_PICTURE = 4000;

function cutLongPage(): void {
  if (document.body.scrollHeight <= LONGEST_PICTURE) return;
  document.body.style.maxBlockSize = `${LONGEST_PICTURE}px`;
  document.body.style.overflow = 'clip';
}

/** Timers of a second and more: a toast that leaves, a clock that ticks. They run while a story plays, and not after it. */
const LONG_TIMER_MS = 1000;
const longTimers = new Set<number>();

function watchTimers(): void {
  const start = window.setTimeout.bind(window);
  const watched = (handler: TimerHandler, delay?: number, ...values: unknown[]) => {
    const timer = start(handler, delay, ...values);
    if ((delay ?? 0) >= LONG_TIMER_MS) longTimers.add(timer);
    return timer;
  };
  window.setTimeout = Object.assign(watched, window.setTimeout);
}

function stopTimers(): void {
  for (const timer of longTimers) window.clearTimeout(timer);
}

/** Fonts, images and films stand, and nothing moves any more: what comes in a chunk of its own is there. */
async function settled(): Promise<void> {
  stopTimers();
  await document.fonts.ready;
  stillFilms();
  await hush();
  cutLongPage();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

function storyFinished(): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = addons.getChannel();
    channel.once(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => reject(new Error(message.split('\n')[0])));
    channel.once(STORY_FINISHED, ({ status }: Finished) => {
      if (status === 'success') settled().then(resolve, reject);
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

export function prepareForPictures(): void {
  if (!isPictureRun) return;
  watchTimers();
  stopAnimations();
  Globals.assign({ skipAnimation: true });
  // The chart sizes its canvas by it; under an emulated device scale it tells the unscaled size, and pictures blur.
  Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
  if (new URLSearchParams(window.location.search).has('id')) window.loki?.registerPendingPromise?.(storyFinished());
  window.loki?.registerPendingPromise?.(previewMade().then(offerStories));
}
