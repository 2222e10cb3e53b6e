import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** What the app has anyway. */
const SHARED = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** KB of a component of antd-mobile with all that it brings, squeezed: script and styles, beside React. */
async function weightOf(root: string, component: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from 'antd-mobile/es/components/${component}';`, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    external: SHARED,
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: join(root, 'dist'),
    write: false,
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length / 1024, 0);
}

/** By component: '1.2'. */
export async function antdWeights(root: string, components: readonly string[]): Promise<Record<string, string>> {
  const weights: Record<string, string> = {};
  for (const component of components) weights[component] = (await weightOf(root, component)).toFixed(1);
  return weights;
}
