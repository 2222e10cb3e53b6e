/**
 * Loki on the built stories, and the camera of `npm run visual`, which extends it. Loki passes no globals to a story, so a mode of
 * visual-tests/modes.json travels in the user agent and .storybook/modes.ts reads it there.
 *
 * `npx loki test` and `npx loki approve` look at the kit in both themes. Their references are PNG: visual-tests/loki.mjs makes them of
 * the WebP that is kept, and puts back what was approved.
 */
const { BROWSER_ARGS } = require('./scripts/lib/browser.mjs');

const flags = [
  ...BROWSER_ARGS,
  '--headless',
  '--hide-scrollbars',
  '--disable-back-forward-cache',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // A page lives for a second or two: what the later compilers make of its code is never run often enough to pay.
  '--js-flags=--no-maglev,--no-turbofan',
];

/** `taker` is Loki itself, or the camera, which asks a page for its pictures one by one. */
const configurationOf = (mode, taker = 'camera') => ({
  target: 'chrome.app',
  width: 375,
  height: 812,
  deviceScaleFactor: 2,
  mobile: false,
  // Loki's own way to stop animations replaces animation frames and the clock, and gestures need both.
  chromeEnableAnimations: true,
  features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  userAgent: `Mozilla/5.0 (picture) visual-mode/${mode} taken-by/${taker}`,
});

const slug = (text) => text.trim().replace(/[^A-Za-z0-9]+/g, '-');
const FOLDER = 'visual-tests/loki';

module.exports = {
  configurationOf,
  flags,
  configurations: { 'chrome.light': configurationOf('light', 'loki'), 'chrome.dark': configurationOf('dark', 'loki') },
  storiesFilter: '^Components/',
  reactUri: process.env.STORIES_URL || 'http://127.0.0.1:6006',
  chromeFlags: flags.join(' '),
  // Sheets, dialogs and toasts are portals beside the root.
  chromeSelector: 'body',
  // A page in a frame that cannot be reached has no address: a story shows just that.
  fetchFailIgnore: '^(undefined|data:.*)?$',
  chromeTolerance: '0',
  // By itself it forgives what looks like the smoothing of an edge.
  pixelmatch: { includeAA: true },
  requireReference: true,
  reference: `${FOLDER}/reference`,
  output: `${FOLDER}/current`,
  difference: `${FOLDER}/difference`,
  fileNameFormatter: ({ configurationName, kind, story }) =>
    `${kind.split('/').map(slug).join('.')}.${slug(story)}.${configurationName.replace('chrome.', '')}`,
};
