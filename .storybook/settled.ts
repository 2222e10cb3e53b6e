/** When a picture is taken: all has loaded, nothing moves, and no clock of a second or more runs. */

/** A waiting view that has come to its last phase, or a button that is busy for as long as its story wants. */
const STILL = '[data-phase="spinner"], button';
/** Long enough for a lazy part to come, and for the phases of waiting (200 and 800 ms) to have passed. */
const QUIET_MS = 200;
const QUIET_WHILE_BUSY_MS = 1200;

const isBusy = () => [...document.querySelectorAll('[aria-busy="true"]')].some((element) => !element.matches(STILL));

const nextFrame = () => new Promise(requestAnimationFrame);
const LATEST_IDLE_MS = 500;
/** Until the page has nothing else to do: what a busy machine has put off is done. Without a limit it may never come. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: LATEST_IDLE_MS }));

/** Until the document has not changed for a while; longer where something on it still says that it is busy. */
function unchanged(): Promise<void> {
  return new Promise((resolve) => {
    const quiet = () => (isBusy() ? QUIET_WHILE_BUSY_MS : QUIET_MS);
    const end = () => {
      watch.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quiet());
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet());
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Nothing changes, and what canvases and observers of sizes owe the next frames is drawn. */
async function hush(): Promise<void> {
  let changes = 1;
  while (changes > 0) {
    await unchanged();
    const watch = new MutationObserver(() => undefined);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await idle();
    await nextFrame();
    await nextFrame();
    changes = watch.takeRecords().length;
    watch.disconnect();
  }
}

/** The browser's own controls of a film fade and turn by its clock: the picture is of ours. */
function stillFilms(): void {
  for (const film of document.querySelectorAll('video')) film.controls = false;
}

/** CSS pixels, three screens and more. A list of hundreds of rows shows its beginning. */
const LONGEST_PICTURE = 3000;

function cutLongPage(): void {
  if (document.body.scrollHeight <= LONGEST_PICTURE) return;
  document.body.style.maxBlockSize = `${LONGEST_PICTURE}px`;
  // Loki measures all that is not hidden, and takes 'clip' for nothing.
  document.body.style.overflow = 'hidden';
}

/** Timers of a second and more: a clock that ticks. They run while a story plays, and not after it. */
const LONG_TIMER_MS = 1000;
/** A toast leaves, and a banner turns, by a clock that the machine's speed would race: in pictures they stay. */
const TOAST_TIMERS_MS = [1500, 4000];
const longTimers = new Set<number>();
let isHolding = true;

/** Whether toasts stay: they do, unless a story is about their going (`toasts: 'go'`). */
export function holdToasts(isHeld: boolean): void {
  isHolding = isHeld;
}

export function watchTimers(): void {
  const setTimer = window.setTimeout.bind(window);
  const setTurn = window.setInterval.bind(window);
  const watched = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const timer = setTimer(handler, delay, ...values);
    if (isHolding && TOAST_TIMERS_MS.includes(delay)) window.clearTimeout(timer);
    else if (delay >= LONG_TIMER_MS) longTimers.add(timer);
    return timer;
  };
  const still = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const timer = setTurn(handler, delay, ...values);
    if (delay >= LONG_TIMER_MS) window.clearInterval(timer);
    return timer;
  };
  window.setTimeout = Object.assign(watched, window.setTimeout);
  window.setInterval = Object.assign(still, window.setInterval);
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
