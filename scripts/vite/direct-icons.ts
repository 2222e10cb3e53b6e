import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT, textOf } from '../lib/files.mjs';

const LIST = 'src/kit/icons.ts';
const EXPORT = /export \{ (\w+) \} from '(.+)';/g;
const IMPORT = /^import \{([^}]+)\} from '(#kit\/icons|[^']*\/icons\.ts)';$/gm;

/**
 * Turns imports from the kit's list of icons into imports of the icons' own files. Through the list every chunk would
 * depend on every icon, the first one would hold them all, and a change of one would reach every story.
 */
export function directIcons(): Plugin {
  const listed = [...textOf(LIST).matchAll(EXPORT)];
  const files = new Map(listed.map(([, name = '', file = '']) => [name, join(ROOT, dirname(LIST), file)]));
  return {
    name: 'direct-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|stories)\/.*\.tsx?$/, code: /icons(\.ts)?'/ },
      handler: (code, id) =>
        code.replace(IMPORT, (_, names: string, from: string) =>
          (names.match(/\w[\w ]*\b/g) ?? [])
            .map((name) => {
              const file = files.get(name.split(' as ')[0] ?? '');
              return `import { ${name} } from '${file ? `./${relative(dirname(id), file)}` : from}';`;
            })
            .join(' '),
        ),
    },
  };
}
