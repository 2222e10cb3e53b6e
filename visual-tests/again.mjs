import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare } from './compare.mjs';
import { asPng, CURRENT, dropReference, keepReference } from './files.mjs';
import { takeAll } from './take-all.mjs';

/** Takes pictures once more, and adds to `unlike` those of which one byte differs from the first. */
const takeAgain = (camera, first, pictures, unlike) =>
  takeAll(camera, pictures, {
    isKnown: (wanted, bytes) => first.get(wanted)?.equals(bytes) === true,
    onPicture: (wanted, bytes) => {
      if (!first.has(wanted)) first.set(wanted, bytes);
      else if (!first.get(wanted).equals(bytes)) unlike.add(wanted);
    },
  });

/**
 * Makes what is drawn now the reference. A picture that differs is rendered a second time, and accepted only where the
 * two renders are alike in every byte.
 * Answers `{ accepted, removed, unlike, failures }`.
 */
export async function accept(camera, pictures, isWhole) {
  const { different, missing, orphans: removed, failures } = await compare(camera, pictures, { isWhole });
  const [first, unlike] = [new Map(), new Set()];
  for (const wanted of [...different, ...missing]) first.set(wanted, await readFile(join(CURRENT, asPng(wanted.file))));
  failures.push(...(await takeAgain(camera, first, [...first.keys()], unlike)));
  const failed = new Set(failures.map(({ wanted }) => wanted));
  // Those that stand for others come first.
  const accepted = [...first.keys()]
    .filter((wanted) => !failed.has(wanted) && !unlike.has(wanted))
    .sort((one, other) => Number(Boolean(one.like)) - Number(Boolean(other.like)));
  for (const wanted of accepted) await keepReference(wanted, first.get(wanted));
  for (const file of removed) await dropReference(file);
  return { accepted, removed, unlike: [...unlike], failures };
}

/** A fixed sample: pictures in equal steps over all, the same as long as the stories are. */
export const sampleOf = (pictures, count) =>
  count >= pictures.length
    ? pictures
    : Array.from({ length: count }, (_, at) => pictures[Math.floor((at * pictures.length) / count)]);

/** Takes pictures a number of times and compares each with its first. Answers `{ unlike, failures }`, as `accept` does. */
export async function repeat(camera, pictures, times) {
  const [first, unlike] = [new Map(), new Set()];
  const failures = [];
  for (let round = 1; round <= times; round += 1) {
    failures.push(...(await takeAgain(camera, first, pictures, unlike)));
    console.log(`  round ${round} of ${times}: ${unlike.size} unlike so far`);
  }
  return { unlike: [...unlike], failures };
}
