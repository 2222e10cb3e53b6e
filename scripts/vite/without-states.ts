import type { Plugin } from 'vite';

const STATES = /\s*states: \[[^\]]*\],?|\s*domain: '[a-z]+',?/g;

/** The app's route table without what only stories and tools read, the states and the domains of its screens: they would be in the first script. */
export function withoutStates(): Plugin {
  return {
    name: 'without-states',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/domain\/routes\.ts$/ },
      handler: (code) => code.replace(STATES, ''),
    },
  };
}
