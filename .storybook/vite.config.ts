import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories are built apart from the app: no chunk rules, no base path. */
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 4000 } });
