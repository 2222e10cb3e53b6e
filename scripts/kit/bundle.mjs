import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { indexOf } from './entries.mjs';

/** Comes with the kit: its styles have to stand in their layer, and its peers are older than ours. */
const BUNDLED = 'antd-mobile';
/** The only code outside src/kit that goes along: numbers, times, and the language tags that times are written by. */
const OURS = /^src\/(?:kit\/|domain\/(?:number|time|durations|decimal|constants\.ts))/;

const INDEX = 'src/kit/index.ts';
/** "kit/components/Button/index": a module keeps its place of src. */
const nameOf = (file) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Bundles the entries, one module a source file; gives the packages that the modules import. */
export async function bundleKit(root, out, entries) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isExternal = (id) =>
    !/^[./\0]/.test(id) && packageOf(id) !== BUNDLED && Object.hasOwn(dependencies, packageOf(id));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // A file beside the modules is asked for from where they stand.
    base: './',
    plugins: [virtualIndex(join(root, INDEX), indexOf(entries)), tokensApart(root)],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries([INDEX, ...Object.values(entries)].map((file) => [nameOf(file), join(root, file)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: isExternal,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          // npm packs no folder of this name.
          entryFileNames: ({ name }) => `${name.replaceAll('node_modules', 'vendor')}.js`,
          chunkFileNames: ({ name }) => `${name.replaceAll('node_modules', 'vendor')}.js`,
        },
      },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk');
  refuseProduct(root, chunks);
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter(isExternal);
  return [...new Set(imported.map(packageOf))].sort();
}

/** The root module is written from the list of components, so that none is forgotten. */
const virtualIndex = (file, code) => ({
  name: 'kit-index',
  enforce: 'pre',
  resolveId: (id) => (id === file ? file : undefined),
  load: (id) => (id === file ? code : undefined),
});

/** tokens.css is a file of its own: a brand replaces that one, and only that one. */
const tokensApart = (root) => ({
  name: 'kit-tokens-apart',
  enforce: 'pre',
  load: (id) =>
    id === join(root, 'src/kit/theme/theme.css')
      ? readFileSync(id, 'utf8').replace('@import "./generated/tokens.css";\n', '')
      : undefined,
});

function refuseProduct(root, chunks) {
  const own = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(root, id).replaceAll(sep, '/'));
  const foreign = own.filter((id) => id.startsWith('src/') && !OURS.test(id));
  if (foreign.length > 0) throw new Error(`The kit reaches for the product: ${foreign.join(', ')}`);
}
