import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fileOfDoor } from '../lib/kit-doors.mjs';

const LIST = 'src/kit/icons.ts';
const EXPORT = /export \{ (\w+) \} from '(.+)';/g;
const IMPORT = /^import \{([^}]+)\} from '(#kit\/icons|[^']*\/icons\.ts)';$/gm;

/**
 * Turns imports from the kit's list of icons into imports of the icons' own files. Through the list every chunk would
 * depend on every icon, and the first one would hold them all.
 */
export function directIcons(): Plugin {
  let root = '';
  let files = new Map<string, string>();
  return {
    name: 'direct-icons',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart: () => {
      const list = readFileSync(join(root, LIST), 'utf8');
      files = new Map(
        [...list.matchAll(EXPORT)].map(([, name = '', file = '']) => [name, resolve(root, dirname(LIST), file)]),
      );
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /icons(\.ts)?'/ },
      handler: (code, id) =>
        code.replace(IMPORT, (line, names: string, from: string) => {
          if (resolve(root, fileOfDoor(from) ?? resolve(dirname(id), from)) !== join(root, LIST)) return line;
          return names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => {
              const file = files.get(name.split(' as ')[0] ?? '');
              return `import { ${name} } from '${file ? `./${relative(dirname(id), file)}` : from}';`;
            })
            .join(' ');
        }),
    },
  };
}
