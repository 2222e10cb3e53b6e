import { referencesOf, tokensRead } from './checks.mjs';
import { isFamilyOfLanguage } from './css.mjs';

/** The build itself puts the families of languages in place. */
const FAMILIES_PLACED_BY = 'design-tokens/lib/css.mjs';

/**
 * Where each token is used: files that read it, and tokens that are made of it, in any theme.
 * @param {Map<string, Map<string, import('./resolve.mjs').Token>>} themes
 * @param {Map<string, string>} files text by path, generated files left out
 * @returns {Map<string, { files: string[], tokens: string[] }>}
 */
export function tokenUses(themes, files) {
  const names = new Set([...themes.values()].flatMap((theme) => [...theme.keys()]));
  const uses = new Map([...names].map((name) => [name, { files: new Set(), tokens: new Set() }]));
  for (const [path, text] of files) for (const name of tokensRead(text, names)) uses.get(name).files.add(path);
  for (const theme of themes.values())
    for (const token of theme.values()) for (const name of referencesOf(token)) uses.get(name)?.tokens.add(token.name);
  for (const name of names) if (isFamilyOfLanguage(name)) uses.get(name).files.add(FAMILIES_PLACED_BY);
  return new Map(
    [...uses].map(([name, use]) => [name, { files: [...use.files].sort(), tokens: [...use.tokens].sort() }]),
  );
}
