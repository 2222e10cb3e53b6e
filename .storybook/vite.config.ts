import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { storyModules } from '../scripts/vite/story-modules.ts';
import { componentFacts } from './component-facts.ts';

/** Stories are built apart from the app: no chunk rules, no base path. */
export default defineConfig({
  plugins: [react(), componentFacts(), storyModules()],
  build: { chunkSizeWarningLimit: 4000 },
});
