import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../lib/files.mjs';

const SHEET = /node_modules\/antd-mobile\/.*\.css$/;
/** Drawn by the first chunks: their rules stand in the app's one sheet, which comes beside the scripts. */
const FIRST = /\/components\/(button|dot-loading|skeleton)\//;
const PREFIX = '\0antd-styles:';
const ADD = join(ROOT, 'src/kit/theme/add-sheet.ts');

/**
 * Gives the rules of each component of antd-mobile to the chunk that draws with it, as a sheet that the chunk adds when it is there:
 * the app has one sheet for all else, and a part that home never shows would weigh on it.
 */
export const antdStyles = (): Plugin => ({
  name: 'antd-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\..*\.css$/ },
    handler(source, importer = '') {
      const file = join(dirname(importer), source);
      if (!SHEET.test(file) || FIRST.test(file)) return null;
      return { id: `${PREFIX}${relative(ROOT, file)}.js`, moduleSideEffects: true };
    },
  },
  load: {
    filter: { id: /antd-styles:/ },
    handler(id) {
      const file = join(ROOT, id.slice(PREFIX.length, -'.js'.length));
      return `import { addSheet } from ${JSON.stringify(ADD)};
import css from ${JSON.stringify(`${file}?inline`)};
addSheet(css);`;
    },
  },
});
