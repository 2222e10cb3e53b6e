import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keep, picturesIn, REFERENCE, referenceOf } from './files.mjs';
import { takeAll } from './take-all.mjs';

/**
 * Makes what is drawn now the reference. A picture that differs is rendered a second time, and nothing at all is
 * accepted unless the two renders are alike in every byte.
 * Answers `{ accepted, removed, unsteady, failures }`.
 */
export async function accept(camera, pictures, isWhole) {
  const first = new Map();
  const failures = await takeAll(camera, pictures, async (wanted, bytes) => {
    if (!(await referenceOf(wanted.file))?.equals(bytes)) first.set(wanted, bytes);
  });
  const unsteady = [];
  failures.push(
    ...(await takeAll(camera, [...first.keys()], async (wanted, bytes) => {
      if (!first.get(wanted).equals(bytes)) unsteady.push(wanted);
    })),
  );
  if (failures.length > 0 || unsteady.length > 0) return { accepted: [], removed: [], unsteady, failures };
  for (const [{ file }, bytes] of first) await keep(REFERENCE, file, bytes);
  const files = new Set(pictures.map(({ file }) => file));
  const removed = isWhole ? (await picturesIn(REFERENCE)).filter((file) => !files.has(file)) : [];
  for (const file of removed) await rm(join(REFERENCE, file));
  return { accepted: [...first.keys()], removed, unsteady, failures };
}
