import { expect, it } from 'vitest';
import { isOtherVersion } from './new-version.ts';

const page = '<script type="module" src="/h5/assets/index-abc.js"></script>';

it.each([
  ['/h5/assets/index-abc.js', false],
  ['/h5/assets/index-old.js', true],
  ['', false],
])('%s against the page: another version %s', (entry, isOther) => expect(isOtherVersion(page, entry)).toBe(isOther));
