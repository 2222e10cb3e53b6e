import { beforeAll, describe, expect, it } from 'vitest';
import { tokenUses } from '../../design-tokens/lib/token-use.mjs';
import { readTokenIndex, type TokenEntry } from '../../scripts/vite/token-index.ts';
import { COLOUR_GROUPS, type ColourGroup, rolesOf } from '../../stories/foundations/colour-roles.ts';
import { valuesOf } from '../../stories/foundations/token-values.ts';

describe('the uses of a token', () => {
  const token = (name: string, alias: string | null = null, value = '#000000') => ({
    name,
    path: name,
    value,
    type: 'color',
    alias,
    file: 'semantic.light',
    about: null,
  });
  const themes = new Map([
    [
      'light/green-up',
      new Map([token('color-a'), token('color-b', 'color-a'), token('color-c')].map((it) => [it.name, it])),
    ],
    [
      'dark/green-up',
      new Map([token('color-a'), token('color-b', 'color-c'), token('color-c')].map((it) => [it.name, it])),
    ],
  ]);
  const uses = (text: string) => tokenUses(themes, new Map([['src/kit/Some.styles.ts', text]]));

  it('are the files that read it, by var(), by a quoted name and by a built one', () => {
    for (const text of ['color: var(--color-b);', "paint['color-b']", `var(--color-\${which})`])
      expect(uses(text).get('color-b')?.files).toEqual(['src/kit/Some.styles.ts']);
    expect(uses('color: var(--color-a);').get('color-b')?.files).toEqual([]);
  });
  it('are the tokens made of it, in whichever theme', () => {
    expect(uses('').get('color-a')?.tokens).toEqual(['color-b']);
    expect(uses('').get('color-c')?.tokens).toEqual(['color-b']);
    expect(uses('').get('color-b')?.tokens).toEqual([]);
  });
});

describe('the index of tokens', () => {
  let index: readonly TokenEntry[];
  const entry = (name: string) => index.find((token) => token.name === name);
  beforeAll(async () => {
    index = await readTokenIndex();
  });

  it('finds uses that are known', () => {
    expect(entry('brand-action-bg')?.tokens).toContain('kit-button-primary-bg');
    expect(entry('kit-button-primary-bg')?.files).toContain('src/kit/components/Button/Button.styles.ts');
    expect(entry('palette-petrol-700')?.tokens).toContain('brand-accent-text');
    expect(entry('direction-up-wash')?.files).toContain('src/kit/figures.ts');
    expect(entry('color-line-hairline')?.files).toContain('design-tokens/adm.json');
    expect(entry('font-family-base')?.tokens).toContain('type-body');
  });
  it('has each value of every theme', () => {
    expect(entry('direction-up-text')?.aliases['light/red-up']).toBe(
      entry('direction-down-text')?.aliases['light/green-up'],
    );
    for (const { name, values } of index)
      for (const value of Object.values(values)) expect(value, name).not.toBe('undefined');
    expect(Object.keys(entry('space-8')?.values ?? {})).toHaveLength(6);
  });
  it('leaves no token without a use', () => {
    expect(index.filter(({ files, tokens }) => files.length + tokens.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('shows every colour of a role on the page of colours, in one group', () => {
    const groups = Object.keys(COLOUR_GROUPS) as ColourGroup[];
    const roles = index.filter(({ layer, type }) => type === 'color' && layer !== 'primitive' && layer !== 'component');
    expect(roles.length).toBeGreaterThan(50);
    for (const { name } of roles)
      expect(
        groups.filter((group) => COLOUR_GROUPS[group].test(name)),
        name,
      ).toHaveLength(1);
    const shown = groups.flatMap((group) => {
      const { many, few, grounds, silent } = rolesOf(group, index);
      const pairs = [...many.flatMap((role) => role.pairs), ...few];
      return [...pairs.flatMap(({ front, layers }) => [front, ...layers]), ...grounds, ...silent];
    });
    expect(roles.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
  });
  it('puts alike values together', () => {
    const themesOf = (name: string) => {
      const token = entry(name);
      return token ? valuesOf(token).map(({ themes }) => themes.join(', ')) : undefined;
    };
    expect(themesOf('space-8')).toEqual(['']);
    expect(themesOf('color-text-primary')).toEqual(['light', 'dark']);
    expect(themesOf('direction-up-text')).toHaveLength(6);
  });
});
