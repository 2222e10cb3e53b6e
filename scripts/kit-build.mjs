/**
 * The kit as a package in dist/kit, to be published or packed: ES modules, types, tokens.css, styles.css, fonts.css: `npm run kit:build`.
 * It stands by itself: the build ends with a sentence where the kit reaches for anything of the product.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mapValues from 'lodash/mapValues.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import { BUNDLED, bundleKit } from './kit/bundle.mjs';
import { filesIn, ROOT, textOf } from './lib/files.mjs';
import { packageOf } from './lib/packages.mjs';

const OUT = 'dist/kit';
const out = join(ROOT, OUT);
/** One copy of each in an app, whoever brings it. */
const PEERS = ['react', 'react-dom', 'styled-components'];
const own = JSON.parse(textOf('package.json'));
/** The kit's doors to code as package.json names them, each with its file: "Button" by way of "*". */
const doors = Object.entries(own.imports).flatMap(([name, file]) =>
  file.endsWith('.css') ? [] : [[name.replace('#kit/', ''), file.replace('./', '')]],
);
const placed = (file) => file.replace(/^src\//, './').replace(/\.tsx?$/, '');

/** package.json of the kit; `packages` are those that its modules import. */
function manifestOf(packages) {
  /** What stands behind a door, as the bundle places it. */
  const module = (file) => ({ types: `${placed(file)}.d.ts`, default: `${placed(file)}.js` });
  return {
    name: `${own.name}-kit`,
    version: own.version,
    description: 'Parts of a phone-first exchange: themed by tokens, usable by touch, keyboard and screen reader.',
    license: own.license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': module('src/kit/index.ts'),
      ...Object.fromEntries(doors.map(([name, file]) => [`./${name}`, module(file)])),
      ...Object.fromEntries(['tokens', 'styles', 'fonts'].map((name) => [`./${name}.css`, `./${name}.css`])),
      './package.json': './package.json',
    },
    peerDependencies: mapValues(pick(own.dependencies, PEERS), (version) => `^${version.split('.')[0]}.0.0`),
    dependencies: omit(pick(own.dependencies, packages), PEERS),
  };
}

/** Writes the types beside the modules, but for those that name what an app does not have: no entry gives them out. */
async function emitTypes() {
  execFileSync('npx', ['tsc', '-p', 'scripts/kit'], { cwd: ROOT, stdio: 'inherit' });
  for (const file of filesIn(out, /\.d\.ts$/))
    if (textOf(join(OUT, file)).includes(`${BUNDLED}/`)) await rm(join(out, file));
}

const FONT = /url\("(@fontsource-variable\/[^"]+\/([^"/]+\.woff2))"\)/g;

/** tokens.css as it is built, and fonts.css with its font beside it. */
async function copyStyles() {
  await cp(join(ROOT, 'src/kit/theme/generated/tokens.css'), join(out, 'tokens.css'));
  const fonts = textOf('src/kit/theme/fonts.css');
  await mkdir(join(out, 'fonts'));
  for (const [, path, name] of fonts.matchAll(FONT)) {
    await cp(join(ROOT, 'node_modules', path), join(out, 'fonts', name));
    await cp(join(ROOT, 'node_modules', packageOf(path), 'LICENSE'), join(out, 'fonts', 'LICENSE'));
  }
  await writeFile(join(out, 'fonts.css'), fonts.replace(FONT, 'url("./fonts/$2")'));
}

try {
  await rm(out, { recursive: true, force: true });
  const components = filesIn(join(ROOT, 'src/kit/components'), /^\w+\/index\.ts$/);
  const entries = doors.flatMap(([name, file]) =>
    name === '*' ? components.map((path) => `src/kit/components/${path}`) : file,
  );
  const manifest = manifestOf(await bundleKit(out, entries, own.dependencies));
  await emitTypes();
  // Everything that the entries give out, so that none is forgotten.
  const index = entries.map((file) => `export * from '${placed(file).replace('/kit', '')}.js';\n`).join('');
  for (const kind of ['js', 'd.ts']) await writeFile(join(out, `kit/index.${kind}`), index);
  await copyStyles();
  await cp(join(import.meta.dirname, 'kit', 'README.md'), join(out, 'README.md'));
  await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`Built ${manifest.name} ${manifest.version}: dist/kit`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
