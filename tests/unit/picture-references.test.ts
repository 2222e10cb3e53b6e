import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storiesIn } from '../../scripts/lib/story-files.mjs';
import { ROUTES } from '../../src/domain/routes.ts';
import { equalityFaults, reasons, reasonsOf, referenceBytes } from '../../visual-tests/equal.mjs';
import limits from '../../visual-tests/limits.json';
import modes from '../../visual-tests/modes.json';
import { unshownStates } from '../../visual-tests/shown.mjs';

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

  it('take no more room than they may: what stood with the first screens, and so much for each that came', () => {
    const newer = Object.values(ROUTES).filter((route) => 'states' in route).length - limits.firstScreens;
    expect(bytesOf(pictures) / MB).toBeLessThanOrEqual(limits.megabytes + limits.screenMegabytes * newer);
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

  it('names two that are one picture in two modes', () => {
    const japanese = ['Kit/Dot/Ready.japanese.webp', bytes('nihongo')] as const;
    const switched = ['Kit/Dot/Switched.light.webp', bytes('nihongo')] as const;
    expect(equalityFaults([ready, japanese, switched], new Map())).toEqual([
      expect.stringMatching(/^Kit\/Dot\/Ready, Kit\/Dot\/Switched \(japanese, light\) are one picture/),
    ]);
  });

  it('compares neither swapped colours, nor the modes of a story, nor files of stories with each other', () => {
    const others = ['Kit/Dot/Ready.dark.webp', 'Kit/Dot/Falls.red-up.webp', 'Kit/Badge/Ready.light.webp'].map(
      (file) => [file, bytes('green')] as const,
    );
    expect(equalityFaults([ready, ...others], new Map())).toEqual([]);
  });
});

describe('unshownStates', () => {
  const STATES = ['Ready', 'PricesStopped', 'Guest'];
  const drawn = (looks: Readonly<Record<string, string>>) =>
    unshownStates(
      'Screens/Dot',
      STATES,
      new Map(Object.entries(looks).map(([file, look]) => [`Screens/Dot/${file}.webp`, Buffer.from(look)])),
    );
  const LIGHT = { 'Ready.light': 'live', 'Prices-Stopped.light': 'grey', 'Guest.light': 'guest' };

  it('asks for a picture of each state, once one is there', () => {
    expect(drawn({})).toEqual([]);
    expect(drawn(LIGHT)).toEqual([]);
    expect(drawn({ 'Ready.light': 'live', 'Guest.light': 'guest' })).toEqual([{ state: 'PricesStopped' }]);
  });

  it('names one that looks as another does, whichever of them, in any mode that has both', () => {
    expect(drawn({ ...LIGHT, 'Prices-Stopped.light': 'guest' })).toEqual([
      { state: 'PricesStopped', as: 'Guest', mode: 'light' },
      { state: 'Guest', as: 'PricesStopped', mode: 'light' },
    ]);
    const dark = { ...LIGHT, 'Ready.dark': 'live at night' };
    expect(drawn({ ...dark, 'Prices-Stopped.dark': 'grey at night' })).toEqual([]);
    expect(drawn({ ...dark, 'Prices-Stopped.dark': 'live at night' })).toMatchObject([
      { state: 'Ready', as: 'PricesStopped', mode: 'dark' },
      { state: 'PricesStopped', as: 'Ready', mode: 'dark' },
    ]);
  });
});

describe('reasonsOf', () => {
  it('reads what a story says of its own picture', () => {
    const text = `const meta = { title: 'Components/Dot' };
export const Ready: Story = {};
export const PricesStale: Story = {
  parameters: { pictures: { sameAs: 'Ready', why: 'A dot has no time.' } },
};`;
    expect(reasonsOf(storiesIn(text))).toEqual([['Kit/Dot/Prices-Stale', 'Kit/Dot/Ready']]);
    expect(reasonsOf(storiesIn(readFileSync('stories/kit/Button.stories.tsx', 'utf8')))).toEqual([]);
  });
});
