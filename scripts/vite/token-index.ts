import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ThemeName } from '#kit/theme';
import { usingFiles } from '../../design-tokens/lib/files.mjs';
import { resolveAll, SOURCES } from '../../design-tokens/lib/resolve.mjs';
import { tokenUses } from '../../design-tokens/lib/token-use.mjs';

export type TokenLayer = 'primitive' | 'brand' | 'semantic' | 'direction' | 'component';

/** One token as the pages about tokens show it. */
export interface TokenEntry {
  /** Of its CSS variable, without the dashes. */
  readonly name: string;
  readonly layer: TokenLayer;
  /** DTCG type: 'color', 'dimension', 'typography'. */
  readonly type: string;
  /** What the sources say of it. */
  readonly about: string | null;
  /** CSS text by theme and direction. */
  readonly values: Readonly<Record<ThemeName, string>>;
  /** The token that it is another name of, by theme and direction; null where it has a value of its own. */
  readonly aliases: Readonly<Record<ThemeName, string | null>>;
  /** Files that read it, from the root of the project. */
  readonly files: readonly string[];
  /** Tokens that are made of it. */
  readonly tokens: readonly string[];
}

/** antd-mobile's variables are said in our tokens there. */
const ADM = 'design-tokens/adm.json';

const readAll = async () => {
  const files = await usingFiles();
  files.set(ADM, await readFile(resolve(import.meta.dirname, '../..', ADM), 'utf8'));
  return { files, themes: await resolveAll() };
};

/** The set's name before the first dot: 'semantic.light' is semantic. */
const layerOf = (file: string) => file.split('.')[0] as TokenLayer;

/** Every token with its values and where it is used, derived from the sources. */
export async function readTokenIndex(): Promise<readonly TokenEntry[]> {
  const { files, themes } = await readAll();
  const uses = tokenUses(themes, files);
  const [first] = themes.values();
  return [...(first?.values() ?? [])].map(({ name, file, type, about }) => {
    const byTheme = [...themes].map(([theme, tokens]) => [theme, tokens.get(name)] as const);
    return {
      name,
      layer: layerOf(file),
      type,
      about,
      values: Object.fromEntries(
        byTheme.map(([theme, token]) => [theme, String(token?.value)]),
      ) as TokenEntry['values'],
      aliases: Object.fromEntries(
        byTheme.map(([theme, token]) => [theme, token?.alias ?? null]),
      ) as TokenEntry['aliases'],
      files: uses.get(name)?.files ?? [],
      tokens: uses.get(name)?.tokens ?? [],
    };
  });
}

const NAME = 'virtual:token-index';
const RESOLVED = `\0${NAME}`;

/** `import tokens from 'virtual:token-index'`: the index as it is when the stories are built. */
export function tokenIndex(): Plugin {
  return {
    name: 'token-index',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: async (id) => (id === RESOLVED ? `export default ${JSON.stringify(await readTokenIndex())};` : undefined),
    configureServer: (server) => {
      server.watcher.add(SOURCES);
      server.watcher.on('change', (file) => {
        const module = file.startsWith(SOURCES) ? server.moduleGraph.getModuleById(RESOLVED) : undefined;
        if (module) void server.reloadModule(module);
      });
    },
  };
}
