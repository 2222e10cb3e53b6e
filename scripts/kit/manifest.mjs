import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_DOORS } from '../lib/kit-doors.mjs';

/** One copy of each in an app, whoever brings it. */
const PEERS = ['react', 'react-dom', 'styled-components'];
const SHEETS = ['tokens', 'styles', 'fonts'];

/** What stands behind a door, as the bundle places it. */
const module = (file) => {
  const path = file.replace(/^src\//, './').replace(/\.tsx?$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
};

/** package.json of the kit; `packages` are those that its modules import. */
export async function manifestOf(root, packages) {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const major = (name) => `^${own.dependencies[name].split('.')[0]}.0.0`;
  const others = packages.filter((name) => !PEERS.includes(name));
  return {
    name: `${own.name}-kit`,
    version: own.version,
    description: 'Parts of a phone-first exchange: themed by tokens, usable by touch, keyboard and screen reader.',
    license: own.license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': module('src/kit/index.ts'),
      ...Object.fromEntries(
        [...KIT_DOORS].filter(([, file]) => !file.endsWith('.css')).map(([name, file]) => [`./${name}`, module(file)]),
      ),
      ...Object.fromEntries(SHEETS.map((name) => [`./${name}.css`, `./${name}.css`])),
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, major(name)])),
    dependencies: Object.fromEntries(others.map((name) => [name, own.dependencies[name]])),
  };
}
