import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import loki from '@loki/diff-pixelmatch';
import sharp from 'sharp';
import { asPng, CURRENT, DIFFERENCE, EXPECTED, isReference, keep, orphansOf, referenceOf } from './files.mjs';
import { takeAll } from './take-all.mjs';

// By itself it forgives what looks like the smoothing of an edge.
const differ = loki.createPixelmatchDiffer({ includeAA: true });

/** Draws where a picture differs from its reference, by any step of colour; all three stand as PNG for the report. */
async function drawDifference(file, reference) {
  await keep(EXPECTED, file, await sharp(reference).png().toBuffer());
  await mkdir(dirname(join(DIFFERENCE, file)), { recursive: true });
  await differ(...[EXPECTED, CURRENT, DIFFERENCE].map((folder) => join(folder, file)), 0);
}

/**
 * Compares the wanted pictures with their references; `others` are options of `takeAll`.
 * Answers `{ same, different, missing, orphans, failures }`; `isWhole` looks for references without a story as well.
 */
export async function compare(camera, pictures, { isWhole, ...others } = {}) {
  await Promise.all([CURRENT, EXPECTED, DIFFERENCE].map((folder) => rm(folder, { recursive: true, force: true })));
  const [different, missing] = [[], []];
  let same = 0;
  const onPicture = async (wanted, bytes) => {
    if (await isReference(wanted, bytes)) {
      same += 1;
      return;
    }
    const file = asPng(wanted.file);
    await keep(CURRENT, file, bytes);
    const reference = await referenceOf(wanted);
    if (reference) await drawDifference(file, reference);
    (reference ? different : missing).push(wanted);
  };
  const failures = await takeAll(camera, pictures, { ...others, isKnown: isReference, onPicture });
  return { same, different, missing, orphans: isWhole ? orphansOf(pictures) : [], failures };
}
