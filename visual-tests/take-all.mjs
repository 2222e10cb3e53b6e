/** More than there are cores: a story that waits for its frames leaves them to another. */
const AT_ONCE = 6;
const TELL_EVERY_MS = 15_000;

/**
 * Pictures that one document can give: those of a story whose modes have the same text size, since parts measure that
 * when they mount. It loads in the first such mode, wanted or not: one picture alone comes out as it does among others.
 * `[{ id, base, pictures }]`, in the order of the pictures.
 */
export function sittings(pictures, modes) {
  const textOf = (mode) => modes[mode].globals.text;
  const groups = new Map();
  for (const picture of pictures) {
    const { id, mode } = picture;
    const base = Object.keys(modes).find((name) => textOf(name) === textOf(mode));
    const key = `${id} ${base}`;
    if (!groups.has(key)) groups.set(key, { id, base, pictures: [] });
    groups.get(key).pictures.push(picture);
  }
  return [...groups.values()];
}

/**
 * Takes pictures, some stories at once, and hands each to `onPicture(wanted, bytes)`; `isKnown(wanted, bytes)` says
 * whether a frame is the expected one. A story that throws goes into the answer with each picture that it still owed,
 * `[{ wanted, error }]`, and stops nothing.
 */
export async function takeAll(camera, pictures, modes, { isKnown, onPicture }) {
  const failures = [];
  const queue = sittings(pictures, modes);
  let taken = 0;
  const telling = setInterval(() => console.log(`  ${taken} of ${pictures.length} pictures`), TELL_EVERY_MS);
  const sit = async ({ id, base, pictures: owed }) => {
    const byMode = new Map(owed.map((wanted) => [wanted.mode, wanted]));
    try {
      await camera.sit(
        { id, base, modes: [...byMode.keys()] },
        (mode, bytes) => isKnown(byMode.get(mode), bytes),
        async (mode, bytes) => {
          const wanted = byMode.get(mode);
          byMode.delete(mode);
          taken += 1;
          await onPicture(wanted, bytes);
        },
      );
    } catch (error) {
      for (const wanted of byMode.values()) failures.push({ wanted, error });
    }
  };
  const work = async () => {
    for (let sitting = queue.shift(); sitting; sitting = queue.shift()) await sit(sitting);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(telling);
  return failures;
}
