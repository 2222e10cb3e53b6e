import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { definitionsIn } from '../../scripts/lib/properties.mjs';
import { serveStatic } from '../../scripts/lib/serve-static.mjs';
import { isSamePicture } from '../../visual-tests/files.mjs';
import { sheetsOf } from '../../visual-tests/mutate/pool.mjs';
import { createRandom } from '../../visual-tests/mutate/random.mjs';
import { hasLength, STEP } from '../../visual-tests/mutate/steps.mjs';
import { changeTemplate, inBuilt, sitesIn } from '../../visual-tests/mutate/templates.mjs';
import { changeToken, modesOf, tokenPool } from '../../visual-tests/mutate/tokens.mjs';
import { createGraph } from '../../visual-tests/reach/graph.mjs';

const seeds = Array.from({ length: 50 }, (_, seed) => seed);
const byteAt = (hex: string, at: number) => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2) || 'ff', 16);
const stepsBetween = (from: string, to: string) => [0, 1, 2, 3].map((at) => byteAt(to, at) - byteAt(from, at));

describe('a seed', () => {
  it('draws the same again, and another seed other things', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });
});

describe('a small change', () => {
  it.each(['#ffffff', '#000000', '#0c1115', '#818c92'])('moves one channel of %s by 4 to 8', (colour) => {
    for (const seed of seeds) {
      const moved = stepsBetween(colour, STEP.colour(colour, createRandom(seed)).value).filter((step) => step !== 0);
      expect(moved).toHaveLength(1);
      expect(Math.abs(moved[0] ?? 0)).toBeGreaterThanOrEqual(4);
      expect(Math.abs(moved[0] ?? 0)).toBeLessThanOrEqual(8);
    }
  });

  it('moves how much a veil covers, not its hue, and the colour inside a shadow', () => {
    const veil = STEP.colour('#0c11150d', createRandom(1)).value;
    expect(stepsBetween('#0c11150d', veil).slice(0, 3)).toEqual([0, 0, 0]);
    expect(veil).not.toBe('#0c11150d');
    expect(STEP.colour('0px 4px 16px 0px #0c11151f', createRandom(1)).value).toMatch(/^0px 4px 16px 0px #0c1115(?!1f)/);
  });

  it('moves an alias from what it comes to', () => {
    expect(STEP.colour('var(--ink)', createRandom(3), '#0c1115').value).toMatch(
      /^rgb\(from var\(--ink\) .*calc\([rgb] [+] -?[4-8]\).* \/ alpha\)$/,
    );
  });

  it('makes a length one or two pixels more or less', () => {
    for (const seed of seeds)
      expect(STEP.space('0 var(--space-8) auto', createRandom(seed)).value).toMatch(
        /^0 calc\(var\(--space-8\) \+ -?[12]px\) auto$/,
      );
    expect(hasLength('0 auto')).toBe(false);
  });

  it('gives a round end a corner', () => {
    expect(STEP.radius('var(--radius-full)', createRandom(1)).value).toBe('var(--radius-sm)');
    expect(STEP.radius('12px', createRandom(1)).value).toMatch(/^calc\(12px/);
  });

  it('takes the next weight of the scale', () => {
    for (const seed of seeds) {
      expect(STEP.weight('400', createRandom(seed)).value).toBe('500');
      expect(['400', '600']).toContain(STEP.weight('500', createRandom(seed)).value);
    }
  });
});

const SHEET = `:root{--ink:#000000;--direction-up-text:#007c40;--direction-down-text:#c72536;--kit-line:var(--ink);
--space-8:8px;--stroke-hair:1px;--font-weight-bold:650;--type-body:400 1rem/1.5 x;--motion-fast:80ms}
:root[data-theme=dark]{--ink:#ffffff}
:root[data-direction=red-up]{--direction-up-text:#c72536;--direction-down-text:#007c40}`;
const MODES = {
  light: { globals: { theme: 'light', direction: 'green-up' } },
  dark: { globals: { theme: 'dark', direction: 'green-up' } },
  'red-up': { globals: { theme: 'light', direction: 'red-up' } },
};

describe('the pool of tokens', () => {
  const definitions = definitionsIn(SHEET);
  const { byName, tokens } = tokenPool(definitions);
  const kindsOf = (name: string) =>
    tokens
      .find((token: { name: string }) => token.name === name)
      ?.places.map(({ kinds }: { kinds: string[] }) => kinds);
  const change = (name: string, kind: string, place = 0) => {
    const { edits } = changeToken(byName[name]?.[place], kind, byName, createRandom(1));
    return edits.map(({ name: changed, to }: { name: string; to: string }) => [changed, to]);
  };

  it('knows what can change about each', () => {
    expect(kindsOf('--ink')).toEqual([['colour'], ['colour']]);
    expect(kindsOf('--direction-up-text')).toEqual([
      ['colour', 'direction'],
      ['colour', 'direction'],
    ]);
    expect(kindsOf('--kit-line')).toEqual([['colour']]);
    expect(kindsOf('--space-8')).toEqual([['space']]);
    expect(kindsOf('--stroke-hair')).toEqual([['border']]);
    expect(kindsOf('--type-body')).toEqual([['weight']]);
    expect(kindsOf('--motion-fast')).toBeUndefined();
  });

  it('changes what it says', () => {
    expect(change('--direction-up-text', 'direction')).toEqual([
      ['--direction-up-text', '#c72536'],
      ['--direction-down-text', '#007c40'],
    ]);
    expect(change('--stroke-hair', 'border')).toEqual([['--stroke-hair', '0px']]);
    expect(change('--type-body', 'weight')).toEqual([['--type-body', '500 1rem/1.5 x']]);
  });

  it('knows the modes in which a definition is in force', () => {
    const modes = (name: string, place: number) => modesOf(byName[name]?.[place], definitions, MODES);
    expect(modes('--ink', 0)).toEqual(['light', 'red-up']);
    expect(modes('--ink', 1)).toEqual(['dark']);
    expect(modes('--direction-up-text', 0)).toEqual(['light', 'dark']);
    expect(modes('--direction-up-text', 1)).toEqual(['red-up']);
    expect(modes('--space-8', 0)).toEqual(['light', 'dark', 'red-up']);
  });

  it('covers every token of the kit but times, stacking, families and features of type', () => {
    const pool = tokenPool(definitionsIn(readFileSync('src/kit/theme/generated/tokens.css', 'utf8')));
    const shown = pool.tokens.map((token: { name: string }) => token.name);
    expect(shown.length).toBeGreaterThan(150);
    const isOther = /^--(motion|z)-|^--font-(family|feature|leading|tracking)|^--type-.*-tracking$/;
    expect(Object.keys(pool.byName).filter((name) => !shown.includes(name) && !isOther.test(name))).toEqual([]);
  });
});

const STYLES = `import styled from 'styled-components';
export const Card = styled.div\`
  gap: var(--space-8);
  border: var(--stroke-hair) solid var(--line);
  border-radius: var(--radius-md);
  font: var(--type-body);
  \${figures}

  &[data-direction='up'] { color: var(--direction-up-text); }
  &:active { padding: 4px; }
\`;
export const Quiet = styled(Card)\`
  color: inherit;
\`;
`;

describe("places in a component's style sheets", () => {
  const sites = sitesIn('Card.styles.ts', STYLES);
  const { byName } = tokenPool(definitionsIn(':root{--type-body:400 1rem/1.5 x}'));
  const siteOf = (kind: string) => {
    const site = sites.find((one: { kind: string }) => one.kind === kind);
    if (!site) throw new Error(`No place of kind ${kind}`);
    return site;
  };
  const changed = (kind: string): string =>
    changeTemplate({ property: '', value: '', start: 0, end: 0, ...siteOf(kind) }, byName, createRandom(1)).to;

  it('are those that a small change suits, and none that only a finger brings about', () => {
    expect(sites.map(({ kind, name }: { kind: string; name: string }) => `${name} ${kind}`)).toEqual([
      'Card space',
      'Card border',
      'Card radius',
      'Card weight',
      'Card direction',
    ]);
  });

  it('change what they say', () => {
    expect(changed('space')).toMatch(/gap: calc\(var\(--space-8\) \+ -?[12]px\);--mutant:1;/);
    expect(changed('border')).toContain('border: 0px;--mutant:1;');
    expect(changed('radius')).toMatch(/border-radius: calc\(var\(--radius-md\) \+ -?[12]px\);--mutant:1;/);
    expect(changed('weight')).toContain('font: var(--type-body);font-weight:500;--mutant:1;');
    expect(changed('direction')).toContain('color: var(--direction-down-text)');
  });

  it('are found again in a built file, whatever the bundler calls what stands between', () => {
    const site = siteOf('space');
    const built = `a=b.div\`${site.template.replace('figures', 'q')}\`,c=1`;
    expect(inBuilt(built, site.template, changed('space'))).toBe(
      `a=b.div\`${changed('space').replace('figures', 'q')}\`,c=1`,
    );
    expect(inBuilt('c=1', site.template, site.template)).toBeUndefined();
    expect(inBuilt(built + built, site.template, site.template)).toBeUndefined();
  });
});

describe('the pool of style sheets', () => {
  it('holds every one of the kit that a story reaches and that says something of room, edge, corner or weight', () => {
    const files = readdirSync('src/kit/components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.styles.ts'))
      .map((file) => `src/kit/components/${file}`);
    const story = 'stories/kit/All.stories.tsx';
    const modules = Object.fromEntries([...files, story].map((file) => [file, { imports: [], lazy: [] }]));
    const graph = createGraph({ modules: { ...modules, [story]: { imports: files, lazy: [] } } });
    const sheets = new Set(sheetsOf(graph, [story]).map((kinds) => Object.values(kinds)[0]?.[0]?.file));
    const isSaying = (file: string) =>
      /^ +(padding|gap|border|border-radius|font-weight): (?!0|none|inherit)/m.test(readFileSync(file, 'utf8'));
    expect(files.filter((file) => isSaying(file) && !sheets.has(file))).toEqual([]);
    expect(sheets.size).toBeGreaterThan(90);
  });
});

describe('what is served', () => {
  it('has each change under an address of its own, and the stories as they are beside it', async () => {
    const root = await mkdtemp(join(tmpdir(), 'changes-'));
    await writeFile(join(root, 'a.css'), 'as it is');
    await writeFile(join(root, 'b.js'), 'another');
    const server = await serveStatic(root, { changes: new Map([[7, { file: 'a.css', text: 'changed' }]]) });
    const read = async (url: string) => (await fetch(server.address + url)).text();
    expect(await Promise.all(['/~7/a.css', '/~7/b.js?v=1', '/a.css', '/~8/a.css'].map(read))).toEqual([
      'changed',
      'another',
      'as it is',
      'as it is',
    ]);
    await server.close();
    await rm(root, { recursive: true });
  });
});

describe('two pictures', () => {
  const picture = (red: number) =>
    sharp({ create: { width: 2, height: 2, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();

  it('are not the same when one step of one colour differs', async () => {
    const [before, same, other] = await Promise.all([100, 100, 101].map(picture));
    expect(await isSamePicture(before, same)).toBe(true);
    expect(await isSamePicture(before, other)).toBe(false);
    expect(await isSamePicture(undefined, same)).toBe(false);
  });

  it('are compared by their pixels, whether they stand as PNG or as lossless WebP', async () => {
    const [frame, other] = await Promise.all([100, 101].map(picture));
    const reference = await sharp(frame).webp({ lossless: true }).toBuffer();
    expect(await isSamePicture(reference, frame)).toBe(true);
    expect(await isSamePicture(reference, other)).toBe(false);
  });
});
