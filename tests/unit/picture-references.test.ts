import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { equalityFaults, reasons, reasonsIn, referenceBytes } from '../../visual-tests/equal.mjs';
import limits from '../../visual-tests/limits.json';
import modes from '../../visual-tests/modes.json';

const MB = 1_000_000;
const pictures = referenceBytes();
const bytesOf = (files: readonly (readonly [string, Uint8Array])[]) =>
  files.reduce((sum, [, bytes]) => sum + bytes.length, 0);

describe('the reference pictures', () => {
  it('are all lossless WebP', () => {
    const other = readdirSync('visual-tests/reference', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?!webp$|css$)\w+$/.test(file),
    );
    expect(other).toEqual([]);
  });

  it('of one file of stories differ, or say why not', () => {
    expect(equalityFaults(pictures, reasons())).toEqual([]);
  });

  it('take no more room than they may', () => {
    expect(bytesOf(pictures) / MB).toBeLessThanOrEqual(limits.megabytes);
  });

  it('of a mode that shows what another one shows are not kept', () => {
    const all = new Map(pictures.map(([file, bytes]) => [file, bytes.toString('base64')]));
    const needless = Object.entries(modes).flatMap(([mode, looks]) =>
      [...all.keys()].filter(
        (file) =>
          'like' in looks &&
          file.endsWith(`.${mode}.webp`) &&
          all.get(file) === all.get(file.replace(`.${mode}.`, `.${looks.like}.`)),
      ),
    );
    expect(needless).toEqual([]);
  });

  const screens = [...new Set(pictures.flatMap(([file]) => /^Screens\/.*(?=\/)/.exec(file) ?? []))];
  const roomOf = (screen: string) => bytesOf(pictures.filter(([file]) => file.startsWith(`${screen}/`))) / MB;
  it.each(screens)('of %s take no more room than a screen may', (screen) => {
    const older: Readonly<Record<string, number>> = limits.olderScreens;
    expect(roomOf(screen)).toBeLessThanOrEqual(older[screen] ?? limits.screenMegabytes);
  });

  it.each(Object.keys(limits.olderScreens))('of %s still need a limit of their own', (screen) => {
    expect(roomOf(screen)).toBeGreaterThan(limits.screenMegabytes);
  });
});

describe('equalityFaults', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const ready = ['Kit/Dot/Ready.light.webp', bytes('green')] as const;
  const stale = ['Kit/Dot/Stale.light.webp', bytes('green')] as const;
  const why = new Map([['Kit/Dot/Stale', 'Kit/Dot/Ready']]);

  it('names two that are one picture', () => {
    expect(equalityFaults([ready, stale], new Map())).toEqual([
      expect.stringMatching(/^Kit\/Dot\/Ready, Kit\/Dot\/Stale \(light\) are one picture/),
    ]);
  });

  it('lets a story be that says which one it is the same as', () => {
    expect(equalityFaults([ready, stale], why)).toEqual([]);
  });

  it('names a story that says so and is not', () => {
    expect(equalityFaults([ready, [stale[0], bytes('grey')]], why)).toEqual([
      'Kit/Dot/Stale.light.webp is said to be the same as Kit/Dot/Ready, and is not',
    ]);
  });

  it('compares neither modes nor files of stories with each other', () => {
    const others = ['Kit/Dot/Ready.dark.webp', 'Kit/Badge/Ready.light.webp'].map(
      (file) => [file, bytes('green')] as const,
    );
    expect(equalityFaults([ready, ...others], new Map())).toEqual([]);
  });
});

describe('reasonsIn', () => {
  it('reads what a story says of its own picture', () => {
    const text = `const meta = { title: 'Components/Dot' };
export const Ready: Story = {};
export const PricesStale: Story = {
  parameters: { pictures: { sameAs: 'Ready', why: 'A dot has no time.' } },
};`;
    expect(reasonsIn(text)).toEqual([['Kit/Dot/Prices-Stale', 'Kit/Dot/Ready']]);
    expect(reasonsIn(readFileSync('stories/kit/Button.stories.tsx', 'utf8'))).toEqual([]);
  });
});
