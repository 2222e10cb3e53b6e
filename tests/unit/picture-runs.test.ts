import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../visual-tests/again.mjs';
import { pictureFile } from '../../visual-tests/stories.mjs';
import { sittings, takeAll } from '../../visual-tests/take-all.mjs';

const picture = (id: string, mode: string) => ({
  id,
  title: 'Screens/Home',
  name: id,
  mode,
  file: `${id}.${mode}.png`,
});
const known = { isKnown: () => true, onPicture: () => undefined };

describe('sittings', () => {
  it('gives a story one document a text size, loaded in the first mode of that size', () => {
    const pictures = ['light', 'dark', 'text-200'].map((mode) => picture('ready', mode));
    expect(
      sittings(pictures).map(({ base, pictures: given }) => [base, given.map(({ mode }: { mode: string }) => mode)]),
    ).toEqual([
      ['light', ['light', 'dark']],
      ['text-200', ['text-200']],
    ]);
  });

  it('loads a picture that is wanted alone in the same mode as among others', () => {
    expect(sittings([picture('ready', 'dark')])).toMatchObject([{ base: 'light' }]);
  });
});

describe('takeAll', () => {
  it('counts every picture that a story still owes when it throws, and goes on with the others', async () => {
    const leave = () => Promise.resolve();
    const seat = {
      leave,
      async sit(
        { id, pictures: [first, ...rest] }: { id: string; pictures: [object, ...object[]] },
        { onPicture }: { onPicture: (wanted: object, bytes: Uint8Array) => Promise<void> },
      ) {
        await onPicture(first, new Uint8Array([1]));
        if (id === 'broken') throw new Error('It did not come to rest');
        for (const wanted of rest) await onPicture(wanted, new Uint8Array([1]));
      },
    };
    const camera = { seat: () => seat };
    const pictures = ['broken', 'ready'].flatMap((id) => ['light', 'dark'].map((mode) => picture(id, mode)));
    const taken: string[] = [];
    const failures = await takeAll(camera, pictures, {
      ...known,
      onPicture: ({ file }: { file: string }) => taken.push(file),
    });
    expect(taken.sort()).toEqual(['broken.light.png', 'ready.dark.png', 'ready.light.png']);
    expect(failures.map(({ wanted }) => wanted.file)).toEqual(['broken.dark.png']);
  });
});

describe('a seat', () => {
  it('is shared by the stories of one file, at one text size', async () => {
    const rows: string[][] = [];
    const camera = {
      seat() {
        const row: string[] = [];
        rows.push(row);
        return {
          sit: ({ id, base }: { id: string; base: string }) => row.push(`${id} ${base}`),
          leave: () => row.push('left'),
        };
      },
    };
    const home = ['ready', 'guest'].flatMap((id) => [picture(id, 'light'), picture(id, 'text-200')]);
    await takeAll(camera, [...home, { ...picture('trade', 'light'), title: 'Screens/Trade' }], known);
    expect(rows).toEqual([
      ['ready light', 'guest light', 'left'],
      ['ready text-200', 'guest text-200', 'left'],
      ['trade light', 'left'],
    ]);
  });
});

describe('sampleOf', () => {
  const pictures = Array.from({ length: 500 }, (_, index) => picture(`story-${index}`, 'light'));

  it('is as large as asked, spread over all, and the same each time', () => {
    const sample = sampleOf(pictures, 60);
    expect(new Set(sample).size).toBe(60);
    expect(sampleOf(pictures, 60)).toEqual(sample);
    expect(pictures.indexOf(sample.at(-1) as (typeof pictures)[number])).toBeGreaterThan(480);
  });

  it('is all of them where there are fewer', () => {
    expect(sampleOf(pictures.slice(0, 5), 60)).toHaveLength(5);
  });
});

describe('pictureFile', () => {
  it('keeps pictures of components under the name of the kit', () => {
    expect(pictureFile('Components/Button', 'Long Text', 'dark')).toBe('Kit/Button/Long-Text.dark.webp');
    expect(pictureFile('Screens/Trade/Pair hub', 'Ready', 'light')).toBe('Screens/Trade/Pair-hub/Ready.light.webp');
  });
});
