import { expect, it } from 'vitest';
import { isOtherVersion } from './new-version.ts';

const page =
  '<script type="module" src="/h5/assets/runtime-1.js"></script><script type="module" src="/h5/assets/app-abc.js"></script>';

it.each([
  [['/h5/assets/runtime-1.js', '/h5/assets/app-abc.js'], false],
  [['/h5/assets/runtime-1.js', '/h5/assets/app-old.js'], true],
  [[], false],
])('%j against the page: another version %s', (running, isOther) =>
  expect(isOtherVersion(page, running)).toBe(isOther),
);
