/** When a picture is taken: all has loaded, nothing moves, and no clock of a second or more runs. */

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

export function watchTimers(): void {
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
export async function settled(): Promise<void> {
  stopTimers();
  await document.fonts.ready;
  stillFilms();
  await hush();
  cutLongPage();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
