import { beforeAll, describe, expect, it } from 'vitest';
import { figmaFiles } from './lib/figma.mjs';
import { resolveAll } from './lib/resolve.mjs';

interface Colour {
  readonly colorSpace: string;
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}
interface Variable {
  readonly $type: string;
  readonly $value: Colour | number | string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}
type Tree = { readonly [name: string]: Tree | Variable };
type Mode = ReadonlyMap<string, Variable>;

const isVariable = (node: Tree | Variable): node is Variable => '$value' in node;

/** Variables by their path with dots, as an alias writes it. */
function variablesOf(tree: Tree, path: readonly string[] = []): [string, Variable][] {
  return Object.entries(tree).flatMap(([name, node]) => {
    if (name.startsWith('$')) return [];
    const here = [...path, name];
    return isVariable(node) ? [[here.join('.'), node] as [string, Variable]] : variablesOf(node, here);
  });
}

const aliasOf = ({ $value }: Variable) => (typeof $value === 'string' ? /^\{([^{}]+)\}$/.exec($value)?.[1] : undefined);

/** What a variable comes to, through its aliases; fails where one leads nowhere, or back. */
function valueIn(mode: Mode, name: string, seen: readonly string[] = []): Colour | number | string {
  expect(seen, name).not.toContain(name);
  const found = mode.get(name);
  if (!found) throw new Error(`No variable is called ${name}`);
  const alias = aliasOf(found);
  return alias === undefined ? found.$value : valueIn(mode, alias, [...seen, name]);
}

/** As a token says it: '#0c11158c', 12. */
const said = (value: Colour | number | string) =>
  typeof value !== 'object'
    ? value
    : `${value.hex}${
        value.alpha < 1
          ? Math.round(value.alpha * 255)
              .toString(16)
              .padStart(2, '0')
          : ''
      }`;

const THEMES: Readonly<Record<string, string>> = {
  'Light.tokens.json': 'light/green-up',
  'Dark.tokens.json': 'dark/green-up',
  'Light-red-up.tokens.json': 'light/red-up',
  'Dark-red-up.tokens.json': 'dark/red-up',
  'Light-blue-orange.tokens.json': 'light/blue-orange',
  'Dark-blue-orange.tokens.json': 'dark/blue-orange',
};
const NAMES = Object.keys(THEMES);

describe('the variables for Figma', () => {
  const trees = new Map<string, Tree>();
  const modes = new Map<string, Mode>();
  const modeOf = (file: string) => modes.get(file) as Mode;
  let themes: Awaited<ReturnType<typeof resolveAll>>;
  beforeAll(async () => {
    themes = await resolveAll();
    for (const [file, text] of await figmaFiles()) {
      trees.set(file, JSON.parse(text));
      modes.set(file, new Map(variablesOf(trees.get(file) as Tree)));
    }
  });

  it('are one file a theme, each with the name of its mode', () => {
    expect([...trees.keys()]).toEqual(NAMES);
    const named = [...trees.values()].map(({ $extensions }) => ($extensions as Tree)['com.figma.modeName']);
    expect(new Set(named).size).toBe(NAMES.length);
    expect(named.slice(0, 2)).toEqual(['Light', 'Dark']);
  });

  it('have the same names and types in every mode, as one collection asks', () => {
    const shape = (file: string) => [...modeOf(file)].map(([name, { $type }]) => `${name} ${$type}`).sort();
    for (const file of NAMES) expect(shape(file), file).toEqual(shape('Light.tokens.json'));
  });

  it.each(NAMES)('are in %s of types that Figma takes, with names and values of their form', (file) => {
    for (const [name, variable] of modeOf(file)) {
      expect(name).not.toMatch(/[{}$]|\.\.|^\.|\.$/);
      expect(['color', 'number', 'string'], name).toContain(variable.$type);
      const value = valueIn(modeOf(file), name);
      if (variable.$type === 'number') expect(Number.isFinite(value), name).toBe(true);
      if (variable.$type === 'string') expect(value, name).toMatch(/^[A-Za-z][\w -]+$/);
      if (variable.$type !== 'color') continue;
      expect(value, name).toMatchObject({ colorSpace: 'srgb', hex: expect.stringMatching(/^#[0-9a-f]{6}$/) });
      const { components, alpha } = value as Colour;
      for (const part of [...components, alpha]) expect(part >= 0 && part <= 1, name).toBe(true);
      expect(components, name).toHaveLength(3);
    }
  });

  it.each(NAMES)('say in %s what the tokens say', (file) => {
    const theme = themes.get(THEMES[file] ?? '');
    let compared = 0;
    for (const { path, type, value } of theme?.values() ?? []) {
      if (type === 'color') expect(said(valueIn(modeOf(file), path)), path).toBe(String(value).toLowerCase());
      else if (type === 'dimension')
        expect(said(valueIn(modeOf(file), path)), path).toBe(
          Number.parseFloat(String(value)) * (String(value).endsWith('rem') ? 16 : 1),
        );
      else continue;
      compared += 1;
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('keep an alias, so that a palette step changed in Figma changes its roles', () => {
    const light = modeOf('Light.tokens.json');
    expect(light.get('color.text.primary')?.$value).toBe('{palette.ink.950}');
    expect(light.get('palette.ink.950')?.$extensions).toEqual({ 'com.figma.scopes': [] });
  });

  it('break a step of type into what Figma has variables for', () => {
    const light = modeOf('Light.tokens.json');
    expect(['size', 'line-height', 'weight'].map((part) => light.get(`type.heading.${part}`)?.$value)).toEqual([
      18, 24, 600,
    ]);
  });
});
