import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { antdParts } from '../lib/antd/parts.ts';
import { antdWeights } from '../lib/antd/weights.ts';

const NAME = 'virtual:antd';
const RESOLVED = `\0${NAME}`;
const ROOT = new URL('../..', import.meta.url).pathname;
const LIBRARY = join(ROOT, 'node_modules/antd-mobile/es/components');

/** `import antd from 'virtual:antd'`: which parts draw with antd-mobile as the sources are when the stories are built, why the others do not, and what each of its components weighs. */
export function antdReport(): Plugin {
  return {
    name: 'antd-report',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const standing = [...antdParts(ROOT)].filter(([, components]) => components.length > 0);
      const weights = await antdWeights(ROOT, readdirSync(LIBRARY));
      return [
        `import { OWN_PARTS } from ${JSON.stringify(join(ROOT, 'src/kit/own-parts.ts'))};`,
        `export default { standing: ${JSON.stringify(standing)}, weights: ${JSON.stringify(weights)}, own: OWN_PARTS };`,
      ].join('\n');
    },
  };
}
