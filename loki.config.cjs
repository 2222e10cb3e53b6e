/**
 * Loki's configurations, one a mode of visual-tests/modes.json. Loki passes no globals to a story, so a
 * mode travels in the user agent and .storybook/modes.ts reads it there.
 */
const modes = require('./visual-tests/modes.json');

const configurations = Object.fromEntries(
  Object.keys(modes).map((mode) => [
    `chrome.${mode}`,
    {
      target: 'chrome.app',
      width: 375,
      height: 812,
      deviceScaleFactor: 2,
      mobile: false,
      // Loki's own way to stop animations replaces animation frames and the clock, and gestures need both.
      chromeEnableAnimations: true,
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
      userAgent: `Mozilla/5.0 (picture) visual-mode/${mode}`,
    },
  ]),
);

module.exports = { configurations };
