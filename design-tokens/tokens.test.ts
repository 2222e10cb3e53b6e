import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContrast, checkSameKeys, checkVars, unusedTokens } from './lib/checks.mjs';
import { contrast } from './lib/contrast.mjs';
import { unusedIcons, withoutIcons } from './lib/icon-use.mjs';
import { lostReferences } from './lib/lost.mjs';
import { allOutputs, OUT } from './lib/outputs.mjs';
import { withoutTokens } from './lib/prune.mjs';
import { resolveAll } from './lib/resolve.mjs';

interface Token {
  readonly name: string;
  readonly value: string | number;
  readonly alias: string | null;
}
type Themes = Map<string, Map<string, Token>>;

const token = (name: string, value: string, alias: string | null = null): [string, Token] => [
  name,
  { name, value, alias },
];
const themes = (light: [string, Token][], dark = light): Themes =>
  new Map([
    ['light/green-up', new Map(light)],
    ['dark/green-up', new Map(dark)],
  ]);
const files = (text: string) => new Map([['src/kit/Some.styles.ts', text]]);

describe('what is generated', () => {
  it('is what the sources say: run `npm run tokens`', async () => {
    for (const [path, text] of await allOutputs()) expect(await readFile(join(OUT, path), 'utf8'), path).toBe(text);
  }, 60_000);
});

describe('the sources', () => {
  let real: Themes;
  beforeAll(async () => {
    real = await resolveAll();
  });

  it('make six themes', () => {
    expect([...real.keys()].sort()).toEqual(
      ['dark', 'light'].flatMap((theme) => ['blue-orange', 'green-up', 'red-up'].map((mode) => `${theme}/${mode}`)),
    );
  });
  it('swap the whole scale of direction, and no status', () => {
    const value = (theme: string, name: string) => real.get(theme)?.get(name)?.value;
    for (const part of ['text', 'fill', 'wash', 'line'])
      expect(value('light/red-up', `direction-up-${part}`)).toBe(value('light/green-up', `direction-down-${part}`));
    expect(value('light/red-up', 'color-status-danger-text')).toBe(value('light/green-up', 'color-status-danger-text'));
  });
});

describe('a token that one theme lacks', () => {
  it('is found', () => {
    const found = checkSameKeys(themes([token('a', '#000000'), token('b', '#000000')], [token('a', '#ffffff')]));
    expect(found).toEqual(['dark/green-up has no b']);
  });
  it('is found from the files on, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
    const write = (name: string, content: object) => writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    await write('$themes', { themes: { 'light/green-up': ['one'], 'dark/green-up': ['two'] } });
    await write('one', { line: { $type: 'color', soft: { $value: '#111111' }, hard: { $value: '#000000' } } });
    await write('two', { line: { $type: 'color', soft: { $value: '#eeeeee' } } });
    expect(checkSameKeys(await resolveAll(folder))).toEqual(['dark/green-up has no line-hard']);
    await rm(folder, { recursive: true });
  });
});

describe('a reference to a token that is not there', () => {
  it('is named with who makes it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
    const write = (name: string, content: object) => writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    await write('$themes', {
      themes: { 'light/green-up': ['palette', 'brand'], 'dark/green-up': ['palette', 'brand'] },
    });
    await write('palette', { palette: { $type: 'color', red: { $value: '#ff0000' } } });
    const glow = { color: '{palette.rouge}', blur: '1px' };
    await write('brand', { brand: { main: { $value: '{palette.red}' }, glow: { $type: 'shadow', $value: glow } } });
    expect(await lostReferences(folder)).toEqual([
      'brand.glow in brand.json refers to {palette.rouge}, which is not there.',
    ]);
    expect(await lostReferences()).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('a var()', () => {
  it('that nothing sets is found', () => {
    expect(checkVars(files('color: var(--color-text-primry);'))).toEqual([
      'src/kit/Some.styles.ts reads --color-text-primry, which nothing sets',
    ]);
  });
  it('passes where a rule, an inline style or a script sets it', () => {
    const set = "--one: 1px; style={{ '--two': 1 }}; { ['--three']: 1 }; element.style.setProperty('--four', '1')";
    expect(checkVars(files(`${set}; a: var(--one) var(--two) var(--three) var(--four)`))).toEqual([]);
  });
  it('may have a fallback as a hook of the kit, not as a token', () => {
    expect(checkVars(files('a: var(--kit-hook, 1px); b: var(--space-9, 9px)'))).toEqual([
      'src/kit/Some.styles.ts reads --space-9, which nothing sets',
    ]);
  });
  it('with a built name passes where some name fits', () => {
    expect(checkVars(files(`--tint-red-wash: red; var(--tint-\${tint}-wash)`))).toEqual([]);
    expect(checkVars(files(`--tint-red-wash: red; var(--tint-\${tint}-line)`))).toHaveLength(1);
  });
});

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#000000', '#00000080', '#ffffff')).toBeCloseTo(5.28, 1);
  });
  it('that is too low is found', () => {
    const found = checkContrast(themes([token('color-text-tertiary', '#999999'), token('color-bg-page', '#ffffff')]));
    expect(found).toEqual([
      'light/green-up: color-text-tertiary on color-bg-page is 2.84, least 4.5',
      'dark/green-up: color-text-tertiary on color-bg-page is 2.84, least 4.5',
    ]);
  });
});

describe('a token that nothing uses', () => {
  const three = themes([
    token('palette-a', '#000000'),
    token('color-a', '#000000', 'palette-a'),
    token('color-b', '#000000'),
  ]);
  it('is found', () => {
    expect(unusedTokens(three, files('color: var(--color-a)'))).toEqual(['color-b']);
  });
  it('counts as used through a canvas and through a built name', () => {
    expect(unusedTokens(three, files(`paint['color-a']; var(--color-\${which})`))).toEqual([]);
  });
  it('goes from the sources with its empty group', () => {
    const tree = { color: { $type: 'color', old: { a: { $value: '#000000' } }, kept: { $value: '#000000' } } };
    expect(withoutTokens(tree, new Set(['color-old-a']))).toEqual({
      color: { $type: 'color', kept: { $value: '#000000' } },
    });
  });
});

describe('an icon or weight that nothing draws', () => {
  const list = {
    House: 'regular fill',
    Star: 'regular bold fill',
    X: 'regular bold',
    Old: 'regular',
    Rocket: 'duotone',
  };
  const drawn = new Map([
    [
      'a.tsx',
      "import { HouseIcon, StarIcon } from '../kit/icons.ts';\n<HouseIcon /><StarIcon weight={on ? 'fill' : 'regular'} />",
    ],
    [
      'b.tsx',
      "import { RocketIcon, XIcon } from '../kit/icons.ts';\nconst MENU = { ieo: RocketIcon };\n<XIcon size={16} />",
    ],
  ]);
  it('is found', () => {
    expect(unusedIcons(list, drawn)).toEqual([
      { name: 'House', weights: ['fill'] },
      { name: 'Star', weights: ['bold'] },
      { name: 'X', weights: ['regular'] },
      { name: 'Old', weights: ['regular'] },
    ]);
  });
  it('goes from the list', () => {
    expect(withoutIcons(list, unusedIcons(list, drawn))).toEqual({
      House: 'regular',
      Star: 'regular fill',
      X: 'bold',
      Rocket: 'duotone',
    });
  });
});
