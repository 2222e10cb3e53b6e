import type { Plugin } from 'vite';
import { readAdoption } from '../lib/adoption/read.ts';

const NAME = 'virtual:adoption';
const RESOLVED = `\0${NAME}`;
const ROOT = new URL('../..', import.meta.url).pathname;

/** `import adoption from 'virtual:adoption'`: the report as the sources are when the stories are built, which also puts it beside them as adoption.json. */
export function adoption(): Plugin {
  return {
    name: 'adoption',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const report = await readAdoption(ROOT);
      if (this.meta.watchMode === false)
        this.emitFile({ type: 'asset', fileName: 'adoption.json', source: `${JSON.stringify(report, null, 2)}\n` });
      return `export default ${JSON.stringify(report)};`;
    },
  };
}
