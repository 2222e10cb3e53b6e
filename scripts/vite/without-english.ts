import type { Plugin } from 'vite';

/** The kit without the English that it has built in for apps that give it no words: ours draws nothing before it has given all. */
export function withoutEnglish(): Plugin {
  return {
    name: 'without-english',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/kit\/words\/english\.ts$/ },
      handler: () => 'export const ENGLISH = {};',
    },
  };
}
