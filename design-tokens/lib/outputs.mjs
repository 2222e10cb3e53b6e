import { readFile } from 'node:fs/promises';
import { admCss, tokensCss } from './css.mjs';
import { figmaFiles } from './figma.mjs';
import { iconOutputs } from './icons.mjs';
import { resolveAll } from './resolve.mjs';
import { tokensTs } from './typescript.mjs';

/** Paths of what is generated begin here. */
export const OUT = new URL('../../', import.meta.url).pathname;

/** Folders that hold nothing else. */
export const GENERATED = ['src/kit/theme/generated', 'src/kit/icons/generated', 'design-tokens/generated'];

/** Every generated file, by its path from the root, with what it must say. */
export async function allOutputs(sources) {
  const themes = await resolveAll(sources);
  const adm = JSON.parse(await readFile(new URL('../adm.json', import.meta.url), 'utf8'));
  const kit = [
    ['theme/generated/tokens.css', tokensCss(themes)],
    ['theme/generated/tokens.ts', tokensTs(themes)],
    ['theme/generated/adm.css', admCss(adm, themes)],
    ...(await iconOutputs()),
  ];
  return new Map([
    ...kit.map(([path, text]) => [`src/kit/${path}`, text]),
    ...[...(await figmaFiles(sources))].map(([name, text]) => [`design-tokens/generated/${name}`, text]),
  ]);
}
