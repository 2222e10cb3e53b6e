import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { antdStyles } from './scripts/vite/antd-styles.ts';
import { bundleFacts } from './scripts/vite/bundle-facts.ts';
import { directIcons } from './scripts/vite/direct-icons.ts';
import { firstChunks } from './scripts/vite/first-chunks.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { SMALL_STYLES, small } from './scripts/vite/small.ts';
import { tokenColors } from './scripts/vite/token-colors.ts';
import { BASE_PATH } from './src/domain/constants.ts';

const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';
/** In development the exchange runs beside Vite, on the next port (`npm run dev`), and answers what is no part of the app. */
const exchange = { target: `http://${host.includes(':') ? `[${host}]` : host}:${port + 1}`, ws: true };

export default defineConfig({
  base: BASE_PATH,
  server: {
    port,
    host,
    strictPort: true,
    proxy: {
      '^/(api|demo|upload|healthz|market|v1|v2|ws|feed|socket\\.io)(/|\\?|$)': exchange,
    },
  },
  plugins: [
    directIcons(),
    antdStyles(),
    small(),
    react(),
    tokenColors(),
    firstPaint(BASE_PATH),
    bundleFacts('dist/bundle-facts.json'),
    // config.json is for the operator to change: a squeezed copy of the old one would win over theirs.
    compression({ include: /\.(js|css|html|json|svg|txt)$/, exclude: /(^|\/)config\.json$/, threshold: 1024 }),
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
      // A sheet that nothing draws with is left out, also where it is put together of others.
      treeshake: { moduleSideEffects: [{ test: /(\.styles|kit\/.*\/index)\.ts$/, sideEffects: false }] },
      output: {
        // The first script names every chunk, and chunks each other: a hash alone, with four bits a character, is the least that cannot be
        // squeezed. What is in a chunk stands in dist/bundle-facts.json.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: { groups: [{ name: firstChunks(), debugName: 'first' }] },
      },
    },
  },
});
