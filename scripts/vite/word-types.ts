import type { Plugin } from 'vite';
import { writeWordTypes } from '../word-types.mjs';

/** Keeps the key types of the words true: at each build, and in development whenever a namespace comes or goes. */
export function wordTypes(): Plugin {
  return {
    name: 'word-types',
    buildStart: () => void writeWordTypes(),
    configureServer: (server) => {
      server.watcher.on('all', (event, file) => {
        if ((event === 'add' || event === 'unlink') && file.includes('/locales/en/')) writeWordTypes();
      });
    },
  };
}
