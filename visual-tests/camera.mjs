import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import loki from '@loki/target-chrome-core';
import * as launcher from 'chrome-launcher';
import { tabsOf } from './tabs.mjs';

const { configurationOf, flags, chromeSelector, fetchFailIgnore } = createRequire(import.meta.url)(
  '../loki.config.cjs',
);

const OPTIONS = { chromeRetries: 0, chromeSelector, fetchFailIgnore };
const OTHER_THEME = 'dark';
const REST_MS = 60_000;
/** Frames that may come before two are alike. */
const FRAMES = 6;

/** What is asked of the page, or the refusal that it did not come to rest in time. */
function inTime(work) {
  const limit = new AbortController();
  const late = delay(REST_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`It did not come to rest within ${REST_MS / 1000} s`);
  });
  // Stopping the clock rejects it: nobody waits for that.
  late.catch(() => undefined);
  return Promise.race([work, late]).finally(() => limit.abort());
}

/** Asks the page again until nothing was fetched while it came to rest. */
async function comeToRest(tab) {
  let before;
  do {
    before = await tab.quiet();
    await tab.executeFunctionWithWindow((window) => window.pictures.settled());
  } while ((await tab.quiet()) !== before);
}

/** Another look at the story that stands, as a user would change it. */
const wear = (tab, mode) => tab.executeFunctionWithWindow((window, name) => window.pictures.wear(name), mode);

/**
 * The frame that stands. One that is known is taken as it is; another counts when it comes twice in a row, so that a
 * picture is never of half a frame.
 */
async function steadyFrame(tab, isKnown) {
  let last;
  for (let count = 0; count < FRAMES; count += 1) {
    const frame = await tab.captureScreenshot(OPTIONS.chromeSelector);
    if (last?.equals(frame) || (await isKnown(frame))) return frame;
    last = frame;
  }
  throw new Error(`Of ${FRAMES} frames no two in a row were alike`);
}

/** What is wrong with the access of the story that stands: axe has looked at all in the first theme, and looks at colours in the other; then the controls are tried. */
async function accessProblems(tab, last) {
  if (last !== OTHER_THEME) await inTime(wear(tab, OTHER_THEME).then(() => comeToRest(tab)));
  return inTime(tab.executeFunctionWithWindow((window) => window.pictures.access()));
}

/**
 * Loki's camera in a browser that stays open. `sit({ id, base, modes, isChecked }, isKnown, onPicture)` loads a story once, in the
 * mode `base`, and hands its picture in each of the modes to `onPicture(mode, bytes)`, as PNG bytes; `isKnown(mode, bytes)` says whether a frame is the
 * expected one. It throws what went wrong with the story, one that never comes to rest included, and answers what is wrong with its
 * access, in sentences, where that is asked for. `close()` ends the browser.
 */
export async function openCamera(address, chromePath) {
  const chrome = await launcher.launch({ chromePath, chromeFlags: flags, logLevel: 'silent' });
  const target = loki.createChromeTarget(undefined, undefined, tabsOf(chrome), address);
  return {
    async sit({ id, base, modes, isChecked = false }, isKnown, onPicture) {
      const tab = await target.launchNewTab({ ...OPTIONS, ...configurationOf(base) });
      try {
        const page = `${address}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`;
        await inTime(tab.loadUrl(page, OPTIONS.chromeSelector));
        await inTime(comeToRest(tab));
        const problems = isChecked
          ? await inTime(tab.executeFunctionWithWindow((window) => window.pictures.axe()))
          : [];
        for (const mode of modes) {
          if (mode !== base) await inTime(wear(tab, mode).then(() => comeToRest(tab)));
          await onPicture(mode, await steadyFrame(tab, (bytes) => isKnown(mode, bytes)));
        }
        if (isChecked) problems.push(...(await accessProblems(tab, modes.at(-1))));
        return problems;
      } finally {
        await tab.close();
      }
    },
    close: async () => chrome.kill(),
  };
}
