import type { ThemeName } from '#kit/theme';
import type { TokenEntry } from '../../scripts/vite/token-index.ts';

/** A value, and the themes that have it: none named where all have the same. */
export interface TokenValue {
  readonly value: string;
  /** The token that it comes from. */
  readonly alias: string | null;
  /** 'light', 'dark', 'light red-up'. */
  readonly themes: readonly string[];
}

const THEMES = ['light', 'dark'] as const;

/** What a token says in each theme, with alike ones put together: by theme alone where the direction makes no difference. */
export function valuesOf({ values, aliases }: Pick<TokenEntry, 'values' | 'aliases'>): readonly TokenValue[] {
  const names = Object.keys(values) as ThemeName[];
  const saying = (name: ThemeName) => `${values[name]} ${aliases[name]}`;
  const isEvenIn = (theme: string) =>
    new Set(names.filter((name) => name.startsWith(`${theme}/`)).map(saying)).size === 1;
  if (new Set(names.map(saying)).size === 1) names.length = 1;
  const isOne = names.length === 1;
  const isByTheme = THEMES.every(isEvenIn);
  const found = new Map<string, TokenValue>();
  for (const name of names) {
    const label = isByTheme ? (name.split('/')[0] ?? name) : name.replace('/', ' ');
    const before = found.get(saying(name))?.themes ?? [];
    const themes = isOne || before.includes(label) ? before : [...before, label];
    found.set(saying(name), { value: values[name], alias: aliases[name], themes });
  }
  return [...found.values()];
}
