import type { Plugin } from 'vite';
import { textOf } from '../lib/files.mjs';
import { definitionsIn } from '../lib/properties.mjs';

const TOKENS = 'src/kit/theme/generated/tokens.css';
const DARK = ":root[data-theme='dark']";
/** `var(--token-color-bg-page)`, or of the dark theme `var(--token-dark-color-bg-page)`. */
const ASKED = /var\(--token-(dark-)?([\w-]+)\)/g;

/** A page with the values of the tokens that it names, from the sheet of all tokens. */
export function withTokens(page: string, sheet: string): string {
  const tokens = definitionsIn(sheet);
  return page.replace(ASKED, (asked, dark, name) => {
    const token = tokens.find((own) => own.name === `--${name}` && own.place === (dark ? DARK : ':root'));
    if (!token) throw new Error(`No token is called as in ${asked}`);
    return token.value;
  });
}

/** index.html is drawn before any sheet is there: its colours are those of the tokens when it is built or served. */
export const tokenColors = (): Plugin => ({
  name: 'token-colors',
  transformIndexHtml: { order: 'pre', handler: (html) => withTokens(html, textOf(TOKENS)) },
});
