import { dropReference, isReference, keepReference, references } from './files.mjs';
import { takeAll } from './take-all.mjs';

/**
 * Makes what is drawn now the reference. A picture that differs is rendered a second time, and accepted only where the
 * two renders are alike in every byte.
 * Answers `{ accepted, removed, unsteady, failures }`.
 */
export async function accept(camera, pictures, modes, isWhole) {
  const first = new Map();
  const failures = await takeAll(camera, pictures, modes, {
    isKnown: isReference,
    onPicture: async (wanted, bytes) => {
      if (!(await isReference(wanted, bytes))) first.set(wanted, bytes);
    },
  });
  const unsteady = [];
  failures.push(
    ...(await takeAll(camera, [...first.keys()], modes, {
      isKnown: (wanted, bytes) => first.get(wanted).equals(bytes),
      onPicture: (wanted, bytes) => {
        if (!first.get(wanted).equals(bytes)) unsteady.push(wanted);
      },
    })),
  );
  for (const { wanted } of failures) first.delete(wanted);
  for (const wanted of unsteady) first.delete(wanted);
  // Those that stand for others come first.
  const accepted = [...first.keys()].sort((one, other) => Number(Boolean(one.like)) - Number(Boolean(other.like)));
  for (const wanted of accepted) await keepReference(wanted, first.get(wanted));
  const files = new Set(pictures.map(({ file }) => file));
  const removed = isWhole ? (await references()).filter((file) => !files.has(file)) : [];
  for (const file of removed) await dropReference(file);
  return { accepted, removed, unsteady, failures };
}
