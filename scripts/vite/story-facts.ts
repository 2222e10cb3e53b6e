/** What the pages of Storybook tell of the sources, as modules: read when the stories are built or begin. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { SOURCES } from '../../design-tokens/lib/resolve.mjs';
import { readAdoption } from '../lib/adoption/report.ts';
import { readFacts } from '../lib/component-facts/facts.ts';
import { filesIn, ROOT } from '../lib/files.mjs';
import { readTokenIndex } from './token-index.ts';

const asModule = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** KB of a component of antd-mobile with all that it brings, squeezed: script and styles, beside React, which the app has anyway. */
async function weightOf(component: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from 'antd-mobile/es/components/${component}';`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: join(ROOT, 'dist'),
    write: false,
    logLevel: 'error',
  });
  return (outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0) / 1024).toFixed(1);
}

async function antd(): Promise<string> {
  const parts = Object.entries(readFacts().parts).map(([name, facts]) => [name, facts.antd] as const);
  const standing = parts.filter(([, components]) => components.length > 0);
  const weights: Record<string, string> = {};
  for (const component of readdirSync(join(ROOT, 'node_modules/antd-mobile/es/components')))
    weights[component] = await weightOf(component);
  return [
    `import { LEFT_OUT, OWN_PARTS } from ${JSON.stringify(join(ROOT, 'src/kit/own-parts.ts'))};`,
    `export default { standing: ${JSON.stringify(standing)}, weights: ${JSON.stringify(weights)}, own: OWN_PARTS, leftOut: LEFT_OUT };`,
  ].join('\n');
}

/** The code of each, by its name: `import facts from 'virtual:component-facts'`. */
const MODULES: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:adoption': async () => asModule(await readAdoption()),
  'virtual:antd': antd,
  'virtual:component-facts': () => asModule(readFacts()),
  'virtual:token-index': async () => asModule(await readTokenIndex()),
};

export const VIRTUAL = Object.keys(MODULES);

/** Gives the modules, and puts the report of adoption beside the built stories as adoption.json. */
export const storyFacts = (): Plugin => ({
  name: 'story-facts',
  resolveId: (id) => (VIRTUAL.includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:token-index')
      for (const file of filesIn(SOURCES, /\.json$/)) this.addWatchFile(join(SOURCES, file));
    return MODULES[id.slice(1)]?.();
  },
  async generateBundle() {
    const source = `${JSON.stringify(await readAdoption(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'adoption.json', source });
  },
});
