import { measured, PAIRS } from './contrast.mjs';

/** Both colour themes, and every direction, have the same tokens: a name that one of them lacks would change nothing there. */
export function checkSameKeys(themes) {
  const all = new Set([...themes.values()].flatMap((tokens) => [...tokens.keys()]));
  return [...themes].flatMap(([theme, tokens]) =>
    [...all].filter((name) => !tokens.has(name)).map((name) => `${theme} has no ${name}`),
  );
}

const READ = /var\(\s*--((?:[\w-]|\$\{[^}]+\})+)\s*(,)?/g;
const SET = /(?:^|[\s;{'"`[(])--([\w-]+)['"`]?\]?\s*:/gm;
const WRITTEN = /setProperty\(\s*['"`]--([\w-]+)/g;

/** Custom properties a text reads, and whether it gives a fallback. */
export const readsOf = (text) =>
  [...text.matchAll(READ)].map(([, name, fallback]) => ({ name, hasFallback: fallback !== undefined }));

/** Custom properties a text sets itself: in a rule, in an inline style, by script. */
export const setsOf = (text) => [...text.matchAll(SET), ...text.matchAll(WRITTEN)].map(([, name]) => name);

const PLACE = /\$\{[^}]+\}/;

/** A name with `${}` in it stands for every name that fits. */
const fits = (name, known) => {
  if (!PLACE.test(name)) return known.has(name);
  const built = new RegExp(`^${name.split(PLACE).join('[\\w-]+')}$`);
  return [...known].some((one) => built.test(one));
};

/**
 * Every var() leads somewhere: to a token, to antd-mobile's own names, or to a property that some file sets. A fallback is
 * allowed for the kit's own hooks only; elsewhere it would hide a misspelt token.
 * @param {Map<string, string>} files text by path, generated CSS included
 */
export function checkVars(files) {
  const known = new Set([...files.values()].flatMap(setsOf));
  return [...files].flatMap(([path, text]) =>
    readsOf(text)
      .filter(({ name, hasFallback }) => !fits(name, known) && !(hasFallback && name.startsWith('kit-')))
      .filter(({ name }) => !name.startsWith('adm-'))
      .map(({ name }) => `${path} reads --${name}, which nothing sets`),
  );
}

/** Text and marks meet WCAG AA on everything they stand on, in every theme. */
export function checkContrast(themes) {
  return [...themes].flatMap(([theme, tokens]) =>
    PAIRS.flatMap(([front, layers, least]) => {
      const named = [front, ...layers].map((name) => tokens.get(name));
      // A token that was taken out because nothing uses it takes its pairs along; checkSameKeys sees one-sided removals.
      if (named.some((token) => token === undefined)) return [];
      const [first, ...rest] = named.map((token) => String(token.value));
      const ratio = measured(first, ...rest);
      return ratio >= least ? [] : [`${theme}: ${front} on ${layers.join(' on ')} is ${ratio}, least ${least}`];
    }),
  );
}

const QUOTED =
  /['"`](?:--)?((?:brand|candle|color|direction|kit|motion|size|space|type|radius)-(?:[\w-]|\$\{[^}]+\})+)['"`]/g;

/** Tokens that a token is made of. */
export const referencesOf = (token) => [
  ...(token.alias ? [token.alias] : []),
  ...readsOf(String(token.value)).map(({ name }) => name),
];

/** Those of the names that a text reads; names that a canvas reads stand in quotes. A built name stands for all that fit. */
export function tokensRead(text, names) {
  const said = [...readsOf(text).map(({ name }) => name), ...[...text.matchAll(QUOTED)].map(([, name]) => name)];
  return new Set(
    said.flatMap((name) =>
      PLACE.test(name) ? [...names].filter((token) => fits(name, new Set([token]))) : names.has(name) ? [name] : [],
    ),
  );
}

/**
 * No token is unused. Used is what a component or canvas reads, and what a used token aliases; palette steps and the
 * families of languages count through them.
 * @param {Map<string, string>} files text by path, generated files left out
 * @returns {string[]} names
 */
export function unusedTokens(themes, files) {
  const tokens = new Map([...themes.values()].flatMap((theme) => [...theme]));
  const names = new Set(tokens.keys());
  const used = new Set();
  const visit = (name) => {
    if (!names.has(name) || used.has(name)) return;
    used.add(name);
    for (const theme of themes.values()) {
      const token = theme.get(name);
      if (token) referencesOf(token).forEach(visit);
    }
  };
  for (const text of files.values()) for (const token of tokensRead(text, names)) visit(token);
  // The build itself writes these.
  for (const name of names) if (/^font-family-/.test(name) || name === 'font-family-base') visit(name);
  return [...names].filter((name) => !used.has(name) && !tokens.get(name).name.endsWith('-tracking')).sort();
}
