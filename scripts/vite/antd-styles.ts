import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHEET = /node_modules\/antd-mobile\/.*\.css$/;
/** Drawn by the first chunks: their rules stand in the app's one sheet, which comes beside the scripts. */
const FIRST = ['button', 'dot-loading', 'skeleton'];
const PREFIX = '\0antd-styles:';
const ADD = 'src/kit/theme/add-sheet.ts';

const isFirst = (file: string) => FIRST.some((name) => file.includes(`/components/${name}/`));

/**
 * Gives the rules of each component of antd-mobile to the chunk that draws with it, as a sheet that the chunk adds when it is there:
 * the app has one sheet for all else, and a part that home never shows would weigh on it.
 */
export function antdStyles(): Plugin {
  let root = '';
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^\..*\.css$/ },
      handler(source, importer) {
        const file = importer ? resolve(dirname(importer), source) : source;
        if (!SHEET.test(file) || isFirst(file)) return null;
        return { id: `${PREFIX}${relative(root, file)}.js`, moduleSideEffects: true };
      },
    },
    load: {
      filter: { id: /antd-styles:/ },
      handler(id) {
        const file = resolve(root, id.slice(PREFIX.length, -'.js'.length));
        return [
          `import { addSheet } from ${JSON.stringify(resolve(root, ADD))};`,
          `import css from ${JSON.stringify(`${file}?inline`)};`,
          'addSheet(css);',
        ].join('\n');
      },
    },
  };
}
