import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { readThemes, SOURCES } from './resolve.mjs';

/** What Figma calls each theme: a mode of one collection. The base comes first, since the first file makes the collection. */
const MODES = {
  'light/green-up': 'Light',
  'dark/green-up': 'Dark',
  'light/red-up': 'Light red-up',
  'dark/red-up': 'Dark red-up',
  'light/blue-orange': 'Light blue-orange',
  'dark/blue-orange': 'Dark blue-orange',
};

/** Where Figma offers a variable, by the first part of its name; a palette step stands behind roles and is offered nowhere. */
const SCOPES = {
  palette: [],
  space: ['GAP'],
  radius: ['CORNER_RADIUS'],
  size: ['WIDTH_HEIGHT'],
  stroke: ['STROKE_FLOAT'],
};

const REM_PX = 16;
/** Pixels of '2.75rem' and '12px'. */
const pixels = (length) => Number.parseFloat(length) * (String(length).endsWith('rem') ? REM_PX : 1);

/** '#0c11158c' as DTCG writes a colour. */
function colour(hex) {
  const [red, green, blue, alpha = 255] = hex
    .slice(1)
    .match(/../g)
    .map((part) => Number.parseInt(part, 16));
  const share = (part) => Number((part / 255).toFixed(4));
  return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha: share(alpha), hex: hex.slice(0, 7) };
}

/** A step of type has no variable of its own in Figma: its parts have. */
const steps = ({ fontSize, fontWeight, lineHeight }) => ({
  size: ['number', pixels(fontSize), ['FONT_SIZE']],
  'line-height': ['number', Number((pixels(fontSize) * Number(lineHeight)).toFixed(2)), ['LINE_HEIGHT']],
  weight: ['number', Number(fontWeight), ['FONT_WEIGHT']],
});

/** Type and value of what Figma has variables for; curves, shadows and font features it has none for. */
const VARIABLE_OF = {
  color: (value) => ['color', colour(value)],
  dimension: (value) => ['number', pixels(value)],
  duration: (value) => ['number', Number.parseFloat(value)],
  number: (value) => ['number', Number(value)],
  fontWeight: (value) => ['number', Number(value), ['FONT_WEIGHT']],
  fontFamily: ([first]) => ['string', first, ['FONT_FAMILY']],
};

/** A token as a variable: an alias stays one, so that a palette step changed in Figma changes its roles. */
function variable(token, [type, value, scopes = SCOPES[token.path[0]]]) {
  const source = token.original.$value;
  const isAlias = typeof source === 'string' && /^\{[^}]+\}$/.test(source);
  return {
    $type: type,
    $value: isAlias ? source : value,
    ...(token.$description && { $description: token.$description }),
    ...(scopes && { $extensions: { 'com.figma.scopes': scopes } }),
  };
}

function place(tree, path, leaf) {
  const last = path.at(-1);
  const group = path.slice(0, -1).reduce((at, part) => {
    at[part] ??= {};
    return at[part];
  }, tree);
  group[last] = leaf;
}

/** Groups as they nest, a variable a line: a change is read as one. */
function written(node, indent = '') {
  if ('$value' in node || Object.values(node).every((part) => typeof part !== 'object')) return JSON.stringify(node);
  const inner = `${indent} `;
  const lines = Object.entries(node).map(([name, part]) => `${inner}${JSON.stringify(name)}: ${written(part, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

async function modeFile(files, sources, modeName) {
  const dictionary = new StyleDictionary(
    {
      source: files.map((file) => join(sources, `${file}.json`)),
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: { figma: { transforms: ['name/kebab'] } },
    },
    { verbosity: 'silent' },
  );
  const { allTokens } = await dictionary.getPlatformTokens('figma');
  const tree = { $extensions: { 'com.figma.modeName': modeName } };
  for (const token of allTokens) {
    if (token.$type === 'typography')
      for (const [part, said] of Object.entries(steps(token.$value)))
        place(tree, [...token.path, part], variable({ ...token, original: {} }, said));
    const said = VARIABLE_OF[token.$type]?.(token.$value);
    if (said) place(tree, token.path, variable(token, said));
  }
  return `${written(tree)}\n`;
}

/** A file a mode, as Figma's import of variables takes them (DTCG format, one collection), by its name. */
export async function figmaFiles(sources = SOURCES) {
  const themes = await readThemes(sources);
  return new Map(
    await Promise.all(
      Object.entries(MODES).map(async ([theme, mode]) => [
        `${mode.replaceAll(' ', '-')}.tokens.json`,
        await modeFile(themes[theme], sources, mode),
      ]),
    ),
  );
}
