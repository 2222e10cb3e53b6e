import { readdirSync, readFileSync } from 'node:fs';
import { compile, serialize, stringify } from 'stylis';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { SMALL_STYLES } from '../../scripts/vite/small.ts';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.styles.ts'))
  .map((name) => `src/${name}`);
const TEMPLATE = /(?:styled[^`;]*?|\bcss|\bkeyframes)\s*`([^`]*)`/g;
const INTERPOLATION = /\$\{[^}]*\}/g;

/** What the browser gets of each template: parsed and written again as styled-components does it. */
function sheetsOf(code: string): string[] {
  return [...code.matchAll(TEMPLATE)].map(([, text = '']) => {
    let count = 0;
    const whole = text.replace(INTERPOLATION, () => `.part${++count}`);
    return serialize(compile(`.x{${whole}}`), stringify)
      .replace(/\s+/g, ' ')
      .replace(/ ?([{}:;,>+~]) ?/g, '$1');
  });
}

describe('styles in the built app', () => {
  it.each(SHEETS)('%s says what its source says', async (file) => {
    const source = readFileSync(file, 'utf8');
    const plain = await transformWithOxc(source, file);
    const small = await transformWithOxc(source, file, SMALL_STYLES);
    expect(sheetsOf(plain.code).length).toBeGreaterThan(0);
    expect(sheetsOf(small.code)).toEqual(sheetsOf(plain.code));
  });

  it('ask for no prefixes, which the build leaves out', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    expect(files.filter((name) => readFileSync(`src/${name}`, 'utf8').includes('enableVendorPrefixes'))).toEqual([]);
  });

  it('are smaller', async () => {
    const file = 'src/kit/components/Button/Button.styles.ts';
    const source = readFileSync(file, 'utf8');
    const small = await transformWithOxc(source, file, SMALL_STYLES);
    expect(small.code.length).toBeLessThan((await transformWithOxc(source, file)).code.length * 0.9);
  });
});
