import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdStyles } from './scripts/vite/antd-styles.ts';
import { bundleFacts } from './scripts/vite/bundle-facts.ts';
import { directIcons } from './scripts/vite/direct-icons.ts';
import { firstChunks } from './scripts/vite/first-chunks.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { smallAntd } from './scripts/vite/small-antd.ts';
import { smallRouter } from './scripts/vite/small-router.ts';
import { SMALL_STYLES, withoutPrefixes } from './scripts/vite/small-styles.ts';
import { smallWords } from './scripts/vite/small-words.ts';
import { withoutEnglish } from './scripts/vite/without-english.ts';
import { withoutStates } from './scripts/vite/without-states.ts';
import { wordTypes } from './scripts/vite/word-types.ts';
import { BASE_PATH } from './src/domain/constants.ts';

export default defineConfig({
  base: BASE_PATH,
  plugins: [
    wordTypes(),
    directIcons(),
    antdStyles(),
    smallAntd(),
    withoutStates(),
    withoutEnglish(),
    smallRouter(),
    smallWords(),
    withoutPrefixes(),
    react(),
    firstPaint(),
    bundleFacts('dist/bundle-facts.json'),
    precompress(),
  ],
  // React has had it for long; react-i18next asks for the copy for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  oxc: SMALL_STYLES,
  worker: { format: 'es', plugins: () => [bundleFacts('dist/worker-facts.json')] },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Our own hash names and squeezed copies; nothing inlined, as the policy allows no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One small sheet: a chunk's own would hold up the chunk.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: firstChunks(import.meta.dirname), debugName: 'first' }] } },
    },
  },
});
