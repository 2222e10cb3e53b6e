import { createRequire } from 'node:module';
import loki from '@loki/target-chrome-core';
import * as launcher from 'chrome-launcher';
import CDP from 'chrome-remote-interface';

const { configurations } = createRequire(import.meta.url)('../loki.config.cjs');

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-back-forward-cache',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
const OPTIONS = {
  chromeLoadTimeout: 60_000,
  chromeRetries: 0,
  chromeSelector: 'body',
  // A page in a frame that cannot be reached has no address: a story shows just that.
  fetchFailIgnore: '^(undefined|data:.*)?$',
};
const ANSWER_MS = 2000;

/** Whether a page still runs: one that is caught in a loop is not given another story. */
const answers = ({ Runtime }) =>
  Promise.race([
    Runtime.evaluate({ expression: '1' }).then(
      () => true,
      () => false,
    ),
    new Promise((resolve) => setTimeout(resolve, ANSWER_MS, false)),
  ]);

/**
 * Tabs of one browser, used again and again: a new process for each of two thousand pictures takes as long as the
 * picture. Closing a session takes all that it has set with it; the next story is a new document.
 */
function tabsOf(chrome) {
  const idle = [];
  /** A hidden tab draws no frames: a session of its own makes each count as the one in front, for as long as it lives. */
  async function newTab() {
    const { port } = chrome;
    const tab = await CDP.New({ port });
    const eye = await CDP({ port, target: tab });
    await eye.Emulation.setFocusEmulationEnabled({ enabled: true });
    return tab;
  }
  return async function openTab() {
    const { port } = chrome;
    const tab = idle.pop() ?? (await newTab());
    const session = await CDP({ port, target: tab });
    const detach = session.close.bind(session);
    session.close = async () => {
      const isAlive = await answers(session);
      // First: what it has set ends with it, and would end under the hands of the next.
      await detach();
      if (isAlive) idle.push(tab);
      else await CDP.Close({ port, id: tab.id });
    };
    return session;
  };
}

/**
 * Loki's camera in a browser that stays open: `take({ id, mode })` answers the picture of a story as PNG bytes, or
 * throws what went wrong with it, a story that never comes to rest included; `close()` ends the browser.
 */
export async function openCamera(address, chromePath) {
  const chrome = await launcher.launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  const target = loki.createChromeTarget(undefined, undefined, tabsOf(chrome), address);
  return {
    async take({ id, mode }) {
      const picture = await target.captureScreenshotForStory(id, OPTIONS, configurations[`chrome.${mode}`], {});
      if (!picture) throw new Error(`It did not come to rest within ${OPTIONS.chromeLoadTimeout / 1000} s`);
      return picture;
    },
    close: async () => chrome.kill(),
  };
}
