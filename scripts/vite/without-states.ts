import type { Plugin } from 'vite';

const STATES = /\s*states: \[[^\]]*\],?/g;
/** The rows of screens that are not built have a domain for the generators alone. */
const DOMAIN_OF_UNBUILT = /, domain: '[a-z]+' \}/g;

/** The app's route table without what only stories and tools read: it would be in the first script. */
export function withoutStates(): Plugin {
  return {
    name: 'without-states',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/domain\/routes\.ts$/ },
      handler: (code) => code.replace(DOMAIN_OF_UNBUILT, ' }').replace(STATES, ''),
    },
  };
}
