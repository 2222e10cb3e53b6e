import type { Plugin } from 'vite';

/** Style sheets without the blanks and comments of their sources; a sheet that nothing uses can be left out. */
export const SMALL_STYLES = {
  plugins: {
    styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: false },
  },
} as const;

/** Of what writes prefixes for browsers before ours: styled-components leaves it out unless it is asked, bundlers cannot know. */
export function withoutPrefixes(): Plugin {
  return {
    name: 'without-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: () => 'export const prefix = (value) => value;',
    },
  };
}
