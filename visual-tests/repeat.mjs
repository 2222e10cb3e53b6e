import { takeAll } from './take-all.mjs';

/** A fixed sample: pictures in equal steps over all, the same as long as the stories are. */
export function sampleOf(pictures, count) {
  if (count >= pictures.length) return pictures;
  return Array.from({ length: count }, (_, at) => pictures[Math.floor((at * pictures.length) / count)]);
}

/**
 * Takes pictures a number of times and compares each with its first. Answers `{ unlike, failures }`: those of which one
 * byte ever differed, and those that could not be taken.
 */
export async function repeat(camera, pictures, modes, times) {
  const first = new Map();
  const unlike = new Set();
  const failures = [];
  for (let round = 1; round <= times; round += 1) {
    failures.push(
      ...(await takeAll(camera, pictures, modes, {
        isKnown: (wanted, bytes) => first.get(wanted)?.equals(bytes) === true,
        onPicture: (wanted, bytes) => {
          if (!first.has(wanted)) first.set(wanted, bytes);
          else if (!first.get(wanted).equals(bytes)) unlike.add(wanted);
        },
      })),
    );
    console.log(`  round ${round} of ${times}: ${unlike.size} unlike so far`);
  }
  return { unlike: [...unlike], failures };
}
