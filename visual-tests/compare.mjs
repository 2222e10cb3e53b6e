import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import loki from '@loki/diff-pixelmatch';
import { CURRENT, DIFFERENCE, isReference, keep, picturesIn, REFERENCE, referenceOf } from './files.mjs';
import { takeAll } from './take-all.mjs';

// By itself it forgives what looks like the smoothing of an edge.
const differ = loki.createPixelmatchDiffer({ includeAA: true });

/** Draws where two pictures differ. Bytes may differ while no pixel does: answers whether one does, by any step of colour. */
async function drawDifference(file) {
  await mkdir(dirname(join(DIFFERENCE, file)), { recursive: true });
  return !(await differ(join(REFERENCE, file), join(CURRENT, file), join(DIFFERENCE, file), 0));
}

/**
 * Compares the wanted pictures with their references.
 * Answers `{ same, different, missing, orphans, failures }`; `isWhole` looks for references without a story as well.
 */
export async function compare(camera, pictures, modes, isWhole) {
  await Promise.all([CURRENT, DIFFERENCE].map((folder) => rm(folder, { recursive: true, force: true })));
  const result = { same: 0, different: [], missing: [], orphans: [], failures: [] };
  result.failures = await takeAll(camera, pictures, modes, {
    isKnown: isReference,
    onPicture: async (wanted, bytes) => {
      const reference = await referenceOf(wanted.file);
      if (reference?.equals(bytes)) {
        result.same += 1;
        return;
      }
      await keep(CURRENT, wanted.file, bytes);
      if (!reference) result.missing.push(wanted);
      else if (await drawDifference(wanted.file)) result.different.push(wanted);
      else result.same += 1;
    },
  });
  if (isWhole) {
    const files = new Set(pictures.map(({ file }) => file));
    result.orphans = (await picturesIn(REFERENCE)).filter((file) => !files.has(file));
  }
  return result;
}
