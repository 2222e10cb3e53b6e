import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.mjs';

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

/** Every component of the kit with bad data, on the narrowest phone: tests/robust/walk.tsx. */
export default defineConfig({
  define: { 'import.meta.env.ROBUST_TEXT': JSON.stringify(process.env.ROBUST_TEXT ?? '100') },
  // Found later, a package would make the page load anew in the middle of a walk.
  optimizeDeps: {
    include: [
      '@phosphor-icons/react',
      '@storybook/react',
      'antd-mobile',
      'dompurify',
      'fast-check',
      'i18next',
      'jotai',
      'jotai/utils',
      'klinecharts',
      'react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'storybook/test',
      'styled-components',
      'uqr',
      'virtua',
    ],
  },
  test: {
    name: 'robust',
    include: ['tests/robust/**/*.test.tsx'],
    // A busy machine takes its time.
    testTimeout: 120_000,
    // A page behind another draws no frames, and nothing would come to rest on it.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args } }),
      instances: [{ browser: 'chromium', viewport: { width: 320, height: 640 } }],
    },
  },
});
