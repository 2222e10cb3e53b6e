import { playwright } from '@vitest/browser-playwright';
import { antdComponents } from '../lib/antd/parts.ts';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs';

/** Packages of what is tested: found later, one would make the page load anew in the middle of a test. */
const PACKAGES = [
  '@phosphor-icons/react',
  '@react-spring/web',
  '@storybook/react',
  '@tanstack/react-query',
  ...antdComponents('.').map((name) => `antd-mobile/es/components/${name}`),
  'decimal.js',
  'dompurify',
  'dom-accessibility-api',
  'fast-check',
  'i18next',
  'jotai',
  'klinecharts',
  'pako',
  'react',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'socket.io-client',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming',
  'styled-components',
  'uqr',
  'virtua',
  'zod/mini',
];

/** What plugins make while they build is no package. */
const VIRTUAL = ['virtual:adoption', 'virtual:antd', 'virtual:component-facts', 'virtual:token-index'];

export const TESTED_PACKAGES = { include: PACKAGES, exclude: VIRTUAL };

interface BrowserTests {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the device asks for less motion. @default false */
  readonly hasLessMotion?: boolean;
}

/** A phone of this size in the browser that is installed, for vitest's browser mode. */
export function browserTests({ width, height, hasLessMotion = false }: BrowserTests) {
  const executablePath = findBrowser();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS },
      ...(hasLessMotion && { contextOptions: { reducedMotion: 'reduce' as const } }),
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width, height } }],
  };
}
