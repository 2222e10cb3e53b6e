import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes the named tokens out of a tree of sources, and groups that are empty without them. */
export function withoutTokens(tree, names, path = []) {
  const kept = Object.entries(tree).flatMap(([key, child]) => {
    if (key.startsWith('$') || typeof child !== 'object' || child === null) return [[key, child]];
    const here = [...path, key];
    if ('$value' in child) return names.has(here.join('-')) ? [] : [[key, child]];
    const rest = withoutTokens(child, names, here);
    return Object.keys(rest).some((inner) => !inner.startsWith('$')) ? [[key, rest]] : [];
  });
  return Object.fromEntries(kept);
}

/** Removes unused tokens from every source file. */
export async function pruneSources(folder, names) {
  const unwanted = new Set(names);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json') && !name.startsWith('$'))) {
    const tree = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const kept = withoutTokens(tree, unwanted);
    if (JSON.stringify(kept) === JSON.stringify(tree)) continue;
    await writeFile(join(folder, file), `${JSON.stringify(kept, null, 2)}\n`);
  }
}
