import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const TOKEN = /var\(--motion-duration-/;
const ASKED = /prefers-reduced-motion/;

/** Declarations of CSS and calls that move something. */
const DECLARED = /\b(?:transition|animation)(?:-duration)?:(?!\s*(?:none|false|true)\b)[^;]+;/g;
const SCRIPTED = /\.animate\(|behavior: 'smooth'|scroll-behavior:\s*smooth/;

/** What in a source would still move on a device that asks for less motion. */
function motions(text: string): string[] {
  // A run without end has no length of its own to shorten: its file stops it by the media query.
  const declared = [...text.matchAll(DECLARED)]
    .map(([declaration]) => declaration)
    .filter((declaration) => !TOKEN.test(declaration) && !(/\binfinite\b/.test(declaration) && ASKED.test(text)));
  const isAsked = ASKED.test(text) || text.includes('wantsStillness()');
  return SCRIPTED.test(text) && !isAsked ? [...declared, 'a motion by script that asks nobody'] : declared;
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|generated/.test(path) && !path.startsWith('exchange'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }));

describe('motion', () => {
  it.each([
    ['transition: opacity 200ms;', 1],
    ['transition: opacity var(--motion-duration-fast);', 0],
    ['animation: none;', 0],
    ['animation: spin 1s infinite;', 1],
    ['animation: spin 1s infinite; @media (prefers-reduced-motion: reduce) { animation: none; }', 0],
    ["scrollTo({ behavior: 'smooth' })", 1],
    ["scrollTo({ behavior: wantsStillness() ? 'instant' : 'smooth' })", 0],
  ])('%s', (text, count) => expect(motions(text)).toHaveLength(count));

  it('goes through the tokens, which are instant where less is asked for, or asks itself', () => {
    const moving = sources.flatMap(({ path, text }) => motions(text).map((motion) => `${path}: ${motion}`));
    expect(moving).toEqual([]);
  });
  it('has tokens that are instant under reduced motion', () => {
    const css = readFileSync(join(ROOT, 'src/kit/theme/generated/tokens.css'), 'utf8');
    const names = new Set([...css.matchAll(/--motion-duration-[\w-]+(?=:)/g)].map(([name]) => name));
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';
    expect(names.size).toBeGreaterThan(0);
    for (const name of names) expect(reduced).toMatch(new RegExp(`${name}: 0\\.01ms;`));
  });
});
