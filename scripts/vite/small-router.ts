import type { Plugin } from 'vite';

/** A component made by a call, and the name that it is given for the developer's tools. */
const MADE = /= (React\d*\.(?:forwardRef|memo)\()/g;
const NAMED = /^\w+\.displayName = .+;$/gm;

/**
 * Says of react-router's parts that making one changes nothing else: without that its links, forms and fetchers all come along,
 * and the app takes the history of it alone.
 */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => code.replace(MADE, '= /* @__PURE__ */ $1').replace(NAMED, ''),
    },
  };
}
