import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { directIcons } from '../scripts/vite/direct-icons.ts';
import { storyModules } from '../scripts/vite/story-modules.ts';

/** Stories are built apart from the app: no chunk rules, no base path. */
export default defineConfig({
  plugins: [directIcons(), react(), storyModules()],
  build: { chunkSizeWarningLimit: 4000 },
});
