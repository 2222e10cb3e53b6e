import { afterEach, expect, test, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';

const asked = vi.fn<(font: string, text: string) => Promise<unknown>>();
vi.stubGlobal('document', { fonts: { load: asked } });
afterEach(() => void asked.mockReset());

test('the fonts that the app brings are waited for, those that stand in for them are not asked for', async () => {
  let came = () => {};
  asked.mockReturnValue(new Promise<void>((resolve) => (came = resolve)));
  let isThere = false;
  const wait = loadFonts('500 13px', '"Inter Variable", "Inter Until Then", "Noto Sans JP Variable", serif', '円').then(
    () => (isThere = true),
  );
  await Promise.resolve();
  expect(isThere).toBe(false);
  came();
  await wait;
  expect(asked.mock.calls).toEqual([['500 13px "Inter Variable", "Noto Sans JP Variable", serif', '円']]);
});

test('a font that does not come is done without', async () => {
  asked.mockRejectedValue(new Error('network'));
  await expect(loadFonts('500 13px', '"Inter Variable"', '0')).resolves.toBeUndefined();
});
