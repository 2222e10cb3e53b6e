import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../lib/files.mjs';
import { packageOf } from '../lib/packages.mjs';

/** Comes with the kit: its styles have to stand in their layer, and its peers are older than ours. */
export const BUNDLED = 'antd-mobile';
/** The only code outside src/kit that goes along: numbers, times, and the language tags that times are written by. */
const OURS = /^src\/(?:kit\/|domain\/(?:number|time|durations|decimal|constants\.ts))/;
const TOKENS = '@import "./generated/tokens.css";\n';

/** Bundles the entries, one module a source file; gives the packages that the modules import. */
export async function bundleKit(out, entries, dependencies) {
  const isExternal = (id) =>
    !/^[./\0]/.test(id) && packageOf(id) !== BUNDLED && Object.hasOwn(dependencies, packageOf(id));
  // npm packs no folder of this name.
  const fileName = ({ name }) => `${name.replaceAll('node_modules', 'vendor')}.js`;
  const [{ output }] = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // A file beside the modules is asked for from where they stand.
    base: './',
    plugins: [
      {
        name: 'without-tokens',
        enforce: 'pre',
        // tokens.css is a file of its own: a brand replaces that one, and only that one.
        transform: { filter: { id: /\/theme\.css$/ }, handler: (css) => css.replace(TOKENS, '') },
      },
    ],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: {
        // "kit/components/Button/index": a module keeps its place of src.
        entry: Object.fromEntries(entries.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), join(ROOT, file)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: isExternal,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(ROOT, 'src'),
          entryFileNames: fileName,
          chunkFileNames: fileName,
        },
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(ROOT, id).replaceAll(sep, '/'));
  const foreign = modules.filter((id) => id.startsWith('src/') && !OURS.test(id));
  if (foreign.length > 0) throw new Error(`The kit reaches for the product: ${foreign.join(', ')}`);
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter(isExternal);
  return [...new Set(imported.map(packageOf))].sort();
}
