import type { ThemeName } from '#kit/theme';
import { usingFiles } from '../../design-tokens/lib/files.mjs';
import { resolveAll } from '../../design-tokens/lib/resolve.mjs';
import { tokenUses } from '../../design-tokens/lib/token-use.mjs';
import { textOf } from '../lib/files.mjs';

export type TokenLayer = 'primitive' | 'brand' | 'semantic' | 'direction' | 'component';

type ByTheme<Value> = Readonly<Record<ThemeName, Value>>;

/** One token as the pages about tokens show it. */
export type TokenEntry = Awaited<ReturnType<typeof readTokenIndex>>[number];

/** Every token with its values and where it is used, derived from the sources. */
export async function readTokenIndex() {
  const [themes, files] = await Promise.all([resolveAll(), usingFiles()]);
  // antd-mobile's variables are said in our tokens there.
  files.set('design-tokens/adm.json', textOf('design-tokens/adm.json'));
  const uses = tokenUses(themes, files);
  const [first] = themes.values();
  return [...(first?.values() ?? [])].map(({ name, file, type, about }) => {
    const byTheme = [...themes].map(([theme, tokens]) => [theme, tokens.get(name)] as const);
    return {
      /** Of its CSS variable, without the dashes. */
      name,
      // The set's name before the first dot: 'semantic.light' is semantic.
      layer: file.split('.')[0] as TokenLayer,
      /** DTCG type: 'color', 'dimension', 'typography'. */
      type,
      /** What the sources say of it. */
      about: about ?? null,
      /** CSS text by theme and direction. */
      values: Object.fromEntries(byTheme.map(([theme, token]) => [theme, String(token?.value)])) as ByTheme<string>,
      /** The token that it is another name of; null where it has a value of its own. */
      aliases: Object.fromEntries(byTheme.map(([theme, token]) => [theme, token?.alias ?? null])) as ByTheme<
        string | null
      >,
      /** Files that read it, from the root of the project, and tokens that are made of it. */
      files: (uses.get(name)?.files ?? []) as readonly string[],
      tokens: (uses.get(name)?.tokens ?? []) as readonly string[],
    };
  });
}
