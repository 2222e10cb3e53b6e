import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readThemes, SOURCES } from './resolve.mjs';

/** The tokens of a file, as [path, value]. */
const tokensOf = (node, path = []) =>
  Object.hasOwn(node, '$value')
    ? [[path.join('.'), node.$value]]
    : Object.entries(node).flatMap(([key, child]) =>
        child !== null && typeof child === 'object' ? tokensOf(child, [...path, key]) : [],
      );

const textsOf = (value) => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

/** What refers to a token that is not there, a sentence each. */
export async function lostReferences(sources = SOURCES) {
  const lost = new Set();
  for (const files of Object.values(await readThemes(sources))) {
    const tokens = [];
    for (const file of files)
      for (const token of tokensOf(JSON.parse(await readFile(join(sources, `${file}.json`), 'utf8'))))
        tokens.push([file, ...token]);
    const there = new Set(tokens.map(([, path]) => path));
    for (const [file, path, value] of tokens)
      for (const [, named] of textsOf(value).flatMap((text) => [...text.matchAll(/\{([^{}]+)\}/g)]))
        if (!there.has(named)) lost.add(`${path} in ${file}.json refers to {${named}}, which is not there.`);
  }
  return [...lost];
}

/** Says what is lost and ends the process, before anything is made of the sources. */
export async function demandReferences() {
  const lost = await lostReferences();
  if (lost.length === 0) return;
  console.error(lost.join('\n'));
  process.exit(1);
}
