/** When a picture is taken: all has loaded, nothing moves, and no clock of a second or more runs. */
import { PACE_MS } from '#kit/announce';
import { TIME_MS } from '../src/domain/time-limits.ts';

/** A waiting view that has come to its last phase, or a button that is busy for as long as its story wants. */
const STILL = '[data-phase="spinner"], button';
/** Long enough for a lazy part to come, and for the phases of waiting (200 and 800 ms) to have passed. */
const QUIET_MS = 200;
const QUIET_WHILE_BUSY_MS = 1200;
const WATCHED = { subtree: true, childList: true, attributes: true, characterData: true };

const busyCount = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].filter((element) => !element.matches(STILL)).length;
/** What is busy once the story has come to rest is so for as long as it wants; what another look makes busy besides ends. */
let busyAtRest: number | undefined;

/** Until the document has not changed for a while; longer where something on it still says that it is busy. */
const unchanged = () =>
  new Promise<void>((resolve) => {
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(end, busyCount() > 0 ? QUIET_WHILE_BUSY_MS : QUIET_MS);
    };
    const watch = new MutationObserver(wait);
    const end = () => {
      if (busyAtRest !== undefined && busyCount() > busyAtRest) return wait();
      watch.disconnect();
      resolve();
    };
    watch.observe(document, WATCHED);
    wait();
  });

/** Nothing changes, and what canvases and observers of sizes owe the next frames is drawn. */
async function hush(): Promise<void> {
  const watch = new MutationObserver(() => undefined);
  do {
    await unchanged();
    watch.observe(document, WATCHED);
    // What a busy machine has put off is done when the page is idle. Without a limit that may never be.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  } while (watch.takeRecords().length > 0);
  watch.disconnect();
}

/** In CSS px: what fills the screen is a screen; a list of hundreds of rows shows its beginning, three screens and more. */
const longest = () => (document.querySelector('dialog:modal:not([data-kit-layer])') ? window.innerHeight : 3000);

function cutLongPage(): void {
  // Loki measures all that is not hidden, and takes 'clip' for nothing.
  if (document.body.scrollHeight > longest())
    Object.assign(document.body.style, { maxBlockSize: `${longest()}px`, overflow: 'hidden' });
}

/** Timers of a second and more: a clock that ticks. They run while a story plays, and not after it. */
const LONG_TIMER_MS = 1000;
const longTimers = new Set<number>();

export function watchTimers(): void {
  const { setTimeout: setTimer, setInterval: setTurn } = window;
  const watched = (handler: TimerHandler, asked = 0, ...values: unknown[]) => {
    // The announcer pauses for the ear alone: what one story has said silences no other one.
    const delay = asked === PACE_MS ? 0 : asked;
    const timer = setTimer(handler, delay, ...values);
    // A toast leaves, and a banner turns, by a clock that the machine's speed would race: in pictures they stay.
    if (delay === TIME_MS.toast || delay === TIME_MS.banner) window.clearTimeout(timer);
    else if (delay >= LONG_TIMER_MS) longTimers.add(timer);
    return timer;
  };
  const still = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
    setTurn(delay < LONG_TIMER_MS ? handler : () => undefined, delay, ...values);
  window.setTimeout = Object.assign(watched, setTimer);
  window.setInterval = Object.assign(still, setTurn);
}

/** Fonts, images and films stand, and nothing moves any more: what comes in a chunk of its own is there. */
export async function settled(): Promise<void> {
  for (const timer of longTimers) window.clearTimeout(timer);
  await document.fonts.ready;
  // The browser's own controls of a film fade and turn by its clock: the picture is of ours.
  for (const film of document.querySelectorAll('video')) film.controls = false;
  await hush();
  cutLongPage();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  busyAtRest ??= busyCount();
}

/** Another story comes: nothing of the one before has been settled, cut or said. */
export function stirred(): void {
  busyAtRest = undefined;
  Object.assign(document.body.style, { maxBlockSize: '', overflow: '' });
  for (const line of document.querySelectorAll('[data-kit-announcer] > *')) line.textContent = '';
}
