import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';

export const SOURCES = new URL('../sources/', import.meta.url).pathname;

const quoted = (family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`);

/** Every value as the CSS that means the same; numbers stay numbers. */
const CSS_OF = {
  fontFamily: (families) => families.map(quoted).join(', '),
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  shadow: ({ color, offsetX, offsetY, blur, spread }) => `${offsetX} ${offsetY} ${blur} ${spread} ${color}`,
  // The language adds leading for CJK and Thai (visual.md section 3).
  typography: ({ fontWeight, fontSize, lineHeight }) =>
    `${fontWeight} ${fontSize}/calc(${lineHeight} + var(--font-leading)) var(--font-family-base)`,
};

StyleDictionary.registerTransform({
  name: 'value/css',
  type: 'value',
  transitive: true,
  filter: (token) => token.$type in CSS_OF && typeof token.$value !== 'string',
  transform: (token) => CSS_OF[token.$type](token.$value),
});

/** Names of the themes of $themes.json, as `light/green-up`, with the files of each. */
export async function readThemes(sources = SOURCES) {
  return JSON.parse(await readFile(join(sources, '$themes.json'), 'utf8')).themes;
}

/** Letter-spacing under half a hundredth of an em is invisible and not worth a property. */
const trackingOf = (token) => {
  const em = token.$type === 'typography' ? Number.parseFloat(token.original.$value.letterSpacing) : 0;
  return Math.abs(em) < 0.005
    ? []
    : [{ name: `${token.name}-tracking`, value: `calc(${em}em * var(--font-tracking))` }];
};

/**
 * Tokens of one theme by CSS name without dashes: value, the single token it aliases (if it is one), type, the file, and what is said of it.
 * @typedef {{ name: string, path: string, value: string | number, type: string, alias: string | null, file: string, about: string | null }} Token
 * @returns {Promise<Map<string, Token>>}
 */
export async function resolveTheme(files, sources = SOURCES) {
  const dictionary = new StyleDictionary(
    {
      source: files.map((file) => join(sources, `${file}.json`)),
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: { css: { transforms: ['name/kebab', 'value/css'] } },
    },
    { verbosity: 'silent' },
  );
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return new Map(
    allTokens.flatMap((token) => {
      const source = token.original.$value;
      const alias = typeof source === 'string' ? /^\{([^}]+)\}$/.exec(source) : null;
      const common = {
        path: token.path.join('.'),
        type: token.$type,
        alias: alias ? alias[1].replaceAll('.', '-') : null,
        file: token.filePath.slice(token.filePath.lastIndexOf('/') + 1, -'.json'.length),
        about: token.$description ?? null,
      };
      return [{ name: token.name, value: token.$value }, ...trackingOf(token)].map((said) => [
        said.name,
        { ...common, ...said },
      ]);
    }),
  );
}

/** Every theme, resolved. */
export async function resolveAll(sources = SOURCES) {
  const themes = await readThemes(sources);
  return new Map(
    await Promise.all(Object.entries(themes).map(async ([name, files]) => [name, await resolveTheme(files, sources)])),
  );
}
