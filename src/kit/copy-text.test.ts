import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const withClipboard = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard });

it('puts the text into the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  withClipboard({ writeText });
  expect(await copyText('TQ5fHn')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('TQ5fHn');
});

it('tells where the browser refuses', async () => {
  withClipboard({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) });
  expect(await copyText('TQ5fHn')).toBe(false);
});

it('tells where there is no clipboard', async () => {
  withClipboard(undefined);
  expect(await copyText('TQ5fHn')).toBe(false);
});
