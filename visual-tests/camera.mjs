import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import loki from '@loki/target-chrome-core';
import * as launcher from 'chrome-launcher';
import pTimeout from 'p-timeout';
import { serveStatic } from '../scripts/lib/serve-static.mjs';
import { BUILT } from './stories.mjs';
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
const inTime = (work) =>
  pTimeout(work, { milliseconds: REST_MS, message: `It did not come to rest within ${REST_MS / 1000} s` });

/** Asks `window.pictures` of the page (.storybook/loki.ts) for something. */
const ask = (tab, ...request) =>
  tab.executeFunctionWithWindow((window, name, ...given) => window.pictures[name](...given), ...request);

/** Asks the page again until nothing was fetched while it came to rest. */
async function comeToRest(tab) {
  let before;
  do {
    before = await tab.quiet();
    await ask(tab, 'settled');
  } while ((await tab.quiet()) !== before);
}

/** Another look at the story that stands, as a user would change it. */
const wear = (tab, mode) => inTime(ask(tab, 'wear', mode).then(() => comeToRest(tab)));

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

/**
 * Loki's camera in a browser that stays open. `seat()` is a place for stories that share a document: the first one loads it, each further one
 * is shown in it, and after one that failed the next loads its own; `leave()` gives it back. Its
 * `sit({ id, base, pictures, isChecked }, { isKnown, onPicture, onRest, under })` shows a story, of those that are served under a path, in the
 * mode `base`, the same for all of a seat, and hands each of its pictures to `onPicture(wanted, bytes)`, as PNG bytes, and the page before it
 * to `onRest(tab, id)`; `isKnown(wanted, bytes)` says whether a frame is the expected one. It throws what went wrong with the story, one that
 * never comes to rest included, and answers what is wrong with its access, in sentences, where that is asked for. The built stories stand at `address`, with `changes` (scripts/lib/serve-static.mjs). `close()` ends the browser and them.
 */
export async function openCamera(chromePath, changes) {
  const server = await serveStatic(resolve(BUILT), { changes });
  const { address } = server;
  const chrome = await launcher.launch({ chromePath, chromeFlags: flags, logLevel: 'silent' });
  const target = loki.createChromeTarget(undefined, undefined, tabsOf(chrome), address);

  function seat() {
    let tab;
    async function leave() {
      await tab?.close();
      tab = undefined;
    }
    async function show(id, base, under) {
      if (tab) return ask(tab, 'show', id);
      tab = await target.launchNewTab({ ...OPTIONS, ...configurationOf(base) });
      const page = `${address}${under}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`;
      return tab.loadUrl(page, OPTIONS.chromeSelector);
    }
    async function sit(
      { id, base, pictures, isChecked },
      { isKnown, onPicture, onRest = () => undefined, under = '' },
    ) {
      try {
        await inTime(show(id, base, under));
        await inTime(comeToRest(tab));
        const problems = isChecked ? await inTime(ask(tab, 'axe')) : [];
        for (const wanted of pictures) {
          if (wanted.mode !== base) await wear(tab, wanted.mode);
          await onRest(tab, id);
          await onPicture(wanted, await steadyFrame(tab, (bytes) => isKnown(wanted, bytes)));
        }
        if (!isChecked) return problems;
        // axe has looked at all in the first theme, and looks at colours in the other; then the controls are tried.
        if (pictures.at(-1)?.mode !== OTHER_THEME) await wear(tab, OTHER_THEME);
        return [...problems, ...(await inTime(ask(tab, 'access')))];
      } catch (error) {
        await leave();
        throw error;
      }
    }
    return { sit, leave };
  }

  return {
    address,
    seat,
    close: async () => {
      chrome.kill();
      await server.close();
    },
  };
}
