import type { Plugin } from 'vite';

const STATES = /\s*states: \[[^\]]*\],?/g;

/** The app's route table without the states of its screens, which only stories and tools read: they would be in the first script. */
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
