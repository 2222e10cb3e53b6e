import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import loki from '@loki/diff-pixelmatch';
import sharp from 'sharp';
import { asPng, CURRENT, DIFFERENCE, EXPECTED, isReference, keep, referenceOf, references } from './files.mjs';
import { takeAll } from './take-all.mjs';

// By itself it forgives what looks like the smoothing of an edge.
const differ = loki.createPixelmatchDiffer({ includeAA: true });

/** Draws where a picture differs from its reference, by any step of colour; all three stand as PNG for the report. */
async function drawDifference(file, reference) {
  await keep(EXPECTED, file, await sharp(reference).png().toBuffer());
  await mkdir(dirname(join(DIFFERENCE, file)), { recursive: true });
  await differ(join(EXPECTED, file), join(CURRENT, file), join(DIFFERENCE, file), 0);
}

/**
 * Compares the wanted pictures with their references, and looks at the access of the stories in `checked`.
 * Answers `{ same, different, missing, orphans, failures }`; `isWhole` looks for references without a story as well.
 */
export async function compare(camera, pictures, modes, { checked, isWhole, onSat }) {
  await Promise.all([CURRENT, EXPECTED, DIFFERENCE].map((folder) => rm(folder, { recursive: true, force: true })));
  const result = { same: 0, different: [], missing: [], orphans: [], failures: [] };
  result.failures = await takeAll(camera, pictures, modes, {
    checked,
    onSat,
    isKnown: isReference,
    onPicture: async (wanted, bytes) => {
      if (await isReference(wanted, bytes)) {
        result.same += 1;
        return;
      }
      const file = asPng(wanted.file);
      await keep(CURRENT, file, bytes);
      const reference = await referenceOf(wanted);
      if (!reference) {
        result.missing.push(wanted);
        return;
      }
      await drawDifference(file, reference);
      result.different.push(wanted);
    },
  });
  if (isWhole) {
    const files = new Set(pictures.map(({ file }) => file));
    result.orphans = (await references()).filter((file) => !files.has(file));
  }
  return result;
}
