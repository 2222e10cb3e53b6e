import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentFacts } from './.storybook/component-facts.ts';
import { findBrowser } from './scripts/lib/browser.mjs';
import { storyModules } from './scripts/vite/story-modules.ts';

const executablePath = findBrowser();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What only a real keyboard and a real device setting show: focus in every overlay, and stillness where it is asked for. */
export default defineConfig({
  plugins: [componentFacts(), storyModules()],
  // Found later, a package would make the page load anew in the middle of a test.
  optimizeDeps: {
    include: [
      '@phosphor-icons/react',
      '@storybook/react',
      '@tanstack/react-query',
      'antd-mobile',
      'decimal.js',
      'dompurify',
      'i18next',
      'jotai',
      'klinecharts',
      'react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'socket.io-client',
      'storybook/test',
      'styled-components',
      'uqr',
      'virtua',
      'zod',
    ],
  },
  test: {
    name: 'access',
    include: ['tests/access/**/*.test.tsx'],
    // A busy machine takes its time.
    testTimeout: 120_000,
    // There is one keyboard.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
    },
  },
});
