import type { Plugin } from 'vite';
import { readFacts } from '../scripts/lib/component-facts/facts.ts';

const ID = 'virtual:component-facts';

/** What the sources say of each component, for its page: read when Storybook is built or begins. */
export function componentFacts(): Plugin {
  const root = new URL('..', import.meta.url).pathname;
  return {
    name: 'component-facts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readFacts(root))};` : undefined),
  };
}
