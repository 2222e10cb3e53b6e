import tokens from 'virtual:token-index';
import { type ThemeName, useTheme } from '#kit/theme';
import type { TokenEntry } from '../../scripts/vite/token-index.ts';

const byName = new Map(tokens.map((token) => [token.name, token]));

export const hasToken = (name: string): boolean => byName.has(name);

/** The token of that name; a page that names one which is gone says so instead of showing nothing. */
export function tokenOf(name: string): TokenEntry {
  const token = byName.get(name);
  if (!token) throw new Error(`There is no token ${name}`);
  return token;
}

/** Every token, in the order of the sources. */
export const allTokens = (): readonly TokenEntry[] => tokens;

/** Tokens whose name fits, in the order of the sources. */
export const tokensLike = (pattern: RegExp): readonly TokenEntry[] => tokens.filter(({ name }) => pattern.test(name));

/** Theme and direction in force, as the token index names them. */
export function useThemeName(): ThemeName {
  const { theme, direction } = useTheme();
  return `${theme}/${direction}`;
}
