import { createRequire } from 'node:module';
import loki from '@loki/target-chrome-app';
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
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
const OPTIONS = { chromeLoadTimeout: 60_000, chromeRetries: 0, chromeSelector: 'body' };

// Loki opens a tab for each of the stories that render at once: all but the last are hidden, and a hidden tab draws no
// frames. A second session on each tab makes it count as the one in front; it ends with the tab.
const openTab = CDP.New;
CDP.New = async ({ port }) => {
  const tab = await openTab({ port });
  const { Emulation } = await CDP({ port, target: tab });
  await Emulation.setFocusEmulationEnabled({ enabled: true });
  return tab;
};

/**
 * Loki's browser, kept open: `take({ id, mode })` answers the picture of a story as PNG bytes, or throws what went
 * wrong with it, a story that never comes to rest included; `close()` ends the browser.
 */
export async function openCamera(address, chromePath) {
  const target = loki.createChromeAppTarget({ baseUrl: address, chromeFlags: FLAGS });
  await target.start({ chromePath });
  return {
    async take({ id, mode }) {
      const picture = await target.captureScreenshotForStory(id, OPTIONS, configurations[`chrome.${mode}`], {});
      if (!picture) throw new Error(`It did not come to rest within ${OPTIONS.chromeLoadTimeout / 1000} s`);
      return picture;
    },
    close: () => target.stop(),
  };
}
