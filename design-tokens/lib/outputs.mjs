import { readFile } from 'node:fs/promises';
import { admCss, tokensCss } from './css.mjs';
import { iconOutputs } from './icons.mjs';
import { resolveAll } from './resolve.mjs';
import { tokensTs } from './typescript.mjs';

/** Everything is written below the kit. */
export const OUT = new URL('../../src/kit/', import.meta.url).pathname;

/** Every generated file, by its path below the kit, with what it must say. */
export async function allOutputs(sources) {
  const themes = await resolveAll(sources);
  const adm = JSON.parse(await readFile(new URL('../adm.json', import.meta.url), 'utf8'));
  return new Map([
    ['theme/generated/tokens.css', tokensCss(themes)],
    ['theme/generated/tokens.ts', tokensTs(themes)],
    ['theme/generated/adm.css', admCss(adm, themes)],
    ...(await iconOutputs()),
  ]);
}
